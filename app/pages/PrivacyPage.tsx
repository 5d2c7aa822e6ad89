import { privacy } from '~/content/privacy'
import { PageHead } from '~/sections/page-head/PageHead'

export function PrivacyPage() {
  return <PageHead folio={{ number: '800', label: 'Privacy' }} heading={privacy.heading} />
}
