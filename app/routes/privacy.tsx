import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '~/pages/PrivacyPage'
import { headOf } from '~/seo/head'

export const Route = createFileRoute('/privacy')({
  head: () => headOf('/privacy'),
  component: PrivacyPage,
})
