import { Tally } from '~/brand/tally/Tally'
import { firm, offices } from '~/content/firm'
import { privacy } from '~/content/privacy'
import { PageHead } from '~/sections/page-head/PageHead'
import { Policy } from '~/sections/policy/Policy'
import { PolicyContact } from '~/sections/policy/PolicyContact'

export function PrivacyPage() {
  return (
    <>
      <PageHead
        folio={privacy.folio}
        heading={privacy.heading}
        aside={<Tally {...privacy.figures} />}
      >
        <p>{privacy.lede}</p>
        <p>
          <strong>{privacy.effective}</strong>
        </p>
      </PageHead>
      <Policy
        contentsHeading={privacy.contentsHeading}
        firstNumber={privacy.firstNumber}
        sections={privacy.sections}
      >
        <PolicyContact firmName={firm.legalName} email={firm.email} offices={offices} />
      </Policy>
    </>
  )
}
