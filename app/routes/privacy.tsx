import { createFileRoute } from '@tanstack/react-router'
import { firm } from '~/content/firm'
import { privacy } from '~/content/privacy'
import { pageHead } from '~/lib/seo'
import { PrivacyPage } from '~/pages/PrivacyPage'

export const Route = createFileRoute('/privacy')({
  head: () => pageHead({ ...privacy.seo, siteName: firm.name }),
  component: PrivacyPage,
})
