import { offices } from '~/content/offices'
import { siteCopy } from '~/content/site-copy'

/** A link for each office that dials its number. */
export function CallLinks({ className }: { className?: string | undefined }) {
  return offices.map(({ id, city, telephone, telephoneHref }) => (
    <a key={id} href={telephoneHref} className={className}>
      {siteCopy.call(city)} <span>{telephone}</span>
    </a>
  ))
}
