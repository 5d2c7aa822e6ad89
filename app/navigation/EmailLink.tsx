import { firm } from '~/content/firm'

/** A link that writes to the firm. Its address may go on in a second line after the @. */
export function EmailLink({ className }: { className?: string | undefined }) {
  const [local, domain] = firm.email.split('@')
  return (
    <a className={className} href={`mailto:${firm.email}`}>
      {local}@<wbr />
      {domain}
    </a>
  )
}
