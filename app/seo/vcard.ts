/** A place of business, as an address book keeps it. */
export type Business = {
  name: string
  /** What tells it from others of the same name. */
  branch: string
  street: string
  city: string
  region: string
  postalCode: string
  country: string
  /** North American, as it is read aloud: '781-555-0142'. */
  telephone: string
  email: string
  url: string
}

/**
 * A vCard 3.0 (RFC 2426), which every address book in use reads; Outlook's does not read 4.0. Lines end in CRLF and
 * none is longer than 75 bytes.
 */
export function vCard(business: Business): string {
  const { name, branch, street, city, region, postalCode, country, telephone, email, url } =
    business
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Required, and empty for what is no person.
    'N:;;;;',
    `FN:${text(`${name}, ${branch}`)}`,
    `ORG:${components(name, branch)}`,
    // Without it Apple's address book looks for a person's name.
    'X-ABSHOWAS:COMPANY',
    `ADR;TYPE=WORK:${components('', '', street, city, region, postalCode, country)}`,
    `TEL;TYPE=WORK,VOICE:${text(`+1-${telephone}`)}`,
    `EMAIL;TYPE=INTERNET:${text(email)}`,
    `URL:${url}`,
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function components(...texts: string[]): string {
  return texts.map(text).join(';')
}

/** What is part of the format is set off, line breaks included (RFC 2426, 5.). */
function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}

/** Long lines go on in the next, after a space; bytes are counted, and none of a character's are parted (2.6). */
function folded(line: string): string {
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
