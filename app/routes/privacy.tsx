import { createFileRoute } from '@tanstack/react-router'
import { seo } from '~/pages'
import { PrivacyPage } from '~/pages/PrivacyPage'
import { headOf } from '~/seo/page-head'

export const Route = createFileRoute('/privacy')({
  head: () => headOf(seo.privacy),
  component: PrivacyPage,
})
