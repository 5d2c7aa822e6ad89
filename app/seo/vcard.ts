import type { firm } from '~/content/firm'
import type { Office } from '~/content/offices'
import { siteOrigin } from '~/content/urls'

type Business = Pick<typeof firm, 'legalName' | 'email'>
type Branch = Pick<Office, 'id' | 'city' | 'address' | 'internationalTelephone'>

/** The vCard 3.0 (RFC 2426) of an office. Every address book in use reads it, while Outlook does not read 4.0. */
export function vCard({ legalName, email }: Business, office: Branch): string {
  const { street, region, postalCode } = office.address
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
