import { Tally } from '~/brand/tally/Tally'
import { firm } from '~/content/firm'
import { offices } from '~/content/offices'
import { privacy } from '~/content/privacy'
import { PageHeading } from '~/sections/page-heading/PageHeading'
import { Policy } from '~/sections/policy/Policy'
import { PolicyContact } from '~/sections/policy/PolicyContact'

export function PrivacyPage() {
  return (
    <>
      <PageHeading copy={privacy} aside={<Tally {...privacy.figures} />}>
        <p>{privacy.lede}</p>
        <p>
          <strong>{privacy.effective}</strong>
        </p>
      </PageHeading>
      <Policy copy={privacy}>
        <PolicyContact firmName={firm.legalName} email={firm.email} offices={offices} />
      </Policy>
    </>
  )
}
