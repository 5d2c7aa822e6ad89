import { createFileRoute } from '@tanstack/react-router'
import { headOf } from '~/content/head'
import { privacy } from '~/content/privacy'
import { PrivacyPage } from '~/pages/PrivacyPage'

export const Route = createFileRoute('/privacy')({
  head: () => headOf(privacy.seo),
  component: PrivacyPage,
})
