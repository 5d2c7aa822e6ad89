import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '~/pages/PrivacyPage'
import { pageHead } from '~/seo/head'

export const Route = createFileRoute('/privacy')({
  head: () => pageHead('/privacy'),
  component: PrivacyPage,
})
