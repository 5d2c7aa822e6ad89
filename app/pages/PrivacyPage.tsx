import { Lede } from '~/brand/band/Band'
import { Tally } from '~/brand/tally/Tally'
import { privacy } from '~/content/privacy'
import { PageHeading } from '~/sections/page-heading/PageHeading'
import { Policy } from '~/sections/policy/Policy'

export function PrivacyPage() {
  return (
    <>
      <PageHeading copy={privacy} aside={<Tally {...privacy.figures} />}>
        <Lede>{privacy.lede}</Lede>
        <Lede>
          <strong>{privacy.effective}</strong>
        </Lede>
      </PageHeading>
      <Policy />
    </>
  )
}
