import { createFileRoute } from '@tanstack/react-router'
import { headOf } from '~/content/head'
import { seo } from '~/content/seo'
import { PrivacyPage } from '~/pages/PrivacyPage'

export const Route = createFileRoute('/privacy')({
  head: () => headOf(seo.privacy),
  component: PrivacyPage,
})
