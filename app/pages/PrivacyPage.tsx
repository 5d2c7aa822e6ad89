import { Tally } from '~/brand/tally/Tally'
import { privacy } from '~/content/privacy'
import { PageHeading } from '~/sections/page-heading/PageHeading'
import { Policy } from '~/sections/policy/Policy'

export function PrivacyPage() {
  return (
    <>
      <PageHeading copy={privacy} aside={<Tally {...privacy.figures} />}>
        <p>{privacy.lede}</p>
        <p>
          <strong>{privacy.effective}</strong>
        </p>
      </PageHeading>
      <Policy />
    </>
  )
}
