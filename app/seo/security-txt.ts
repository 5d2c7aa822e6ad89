type Contact = { email: string; languages: readonly string[]; expires: string }

/**
 * The text of security.txt (RFC 9116), which says how to report a vulnerability.
 *
 * @param siteUrl the public origin, if it is set
 */
export function securityTxt({ email, languages, expires }: Contact, siteUrl?: string): string {
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(siteUrl ? [`Canonical: ${new URL('/.well-known/security.txt', siteUrl)}`] : []),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

const dayMs = 24 * 60 * 60 * 1000

/** What is wrong with the expiry date of security.txt, if anything (RFC 9116, 2.5.5). */
export function expiryProblem(expires: string, now: Date): string | undefined {
  const left = (Date.parse(expires) - now.getTime()) / dayMs
  if (Number.isNaN(left)) return `${expires} is not a date`
  if (left < 0)
    return `${expires} has passed: make sure that the address is read, and set a new date`
  if (left < 30) return `${expires} is near: make sure that the address is read, and set a new date`
  if (left > 366) return `${expires} is more than a year ahead`
  return undefined
}
