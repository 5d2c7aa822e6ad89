import type { firm } from '~/content/firm'
import type { Office } from '~/content/offices'
import { describeHours } from '~/content/opening-hours'
import { siteOrigin } from '~/content/urls'

type Business = Pick<typeof firm, 'legalName' | 'email'> & { languages: readonly string[] }
type Branch = Pick<Office, 'id' | 'city' | 'address' | 'internationalTelephone' | 'hours'>

/** The vCard 3.0 (RFC 2426) of an office. Every address book in use reads it, while Outlook does not read 4.0. */
export function vCard({ legalName, email, languages }: Business, office: Branch): string {
  const { street, region, postalCode } = office.address
  const notes = [...office.hours.map(describeHours), languages.join(', ')].filter(Boolean)
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Required, and empty for a company.
    'N:;;;;',
    `FN:${text(`${legalName}, ${office.city}`)}`,
    `ORG:${components(legalName, office.city)}`,
    // Without it Apple's Contacts looks for a person's name.
    'X-ABSHOWAS:COMPANY',
    `ADR;TYPE=WORK:${components('', '', street, office.city, region, postalCode, 'United States')}`,
    `TEL;TYPE=WORK,VOICE:${text(office.internationalTelephone)}`,
    `EMAIL;TYPE=INTERNET:${text(email)}`,
    ...(notes.length > 0 ? [`NOTE:${text(notes.join('\n'))}`] : []),
    `URL:${siteOrigin}/contact#${office.id}`,
    'END:VCARD',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function components(...texts: string[]): string {
  return texts.map(text).join(';')
}

/** Escapes the characters that have a meaning in the format (RFC 2426, 5). */
function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

/** Folds a line at 75 bytes, never within a character (RFC 2426, 2.6). */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  return [...line]
    .map((character) => {
      const length = encoder.encode(character).length
      const fits = bytes + length <= 75
      bytes = fits ? bytes + length : 1 + length
      return fits ? character : `\r\n ${character}`
    })
    .join('')
}

/** The header that names a downloaded file, in letters of any kind (RFC 6266, 4.3). */
export function attachment(name: string): string {
  const file = name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-')
  return `attachment; filename*=UTF-8''${encodeURIComponent(file)}`
}
