import * as v from 'valibot'
import { oneLine, type RequiredField, requiredLine } from './field-schemas.ts'

/**
 * An email address as it is stored, mailed and compared: without characters that nobody sees, which come along when it is
 * copied from a page (soft hyphen, word joiner), and with an international domain in ASCII, as Chromium sends it, but not
 * Firefox.
 */
export function normalizeEmail(text: string): string {
  const email = oneLine(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (!/^[\p{L}\p{M}\p{N}.-]*$/u.test(domain) || !/\P{ASCII}/u.test(domain)) return email
  try {
    return email.slice(0, -domain.length) + new URL(`http://${domain}`).hostname
  } catch {
    return email
  }
}

/** The rule is that of `<input type="email">`, so the server accepts what the browser does. 254 is from RFC 5321. */
export function emailAddress(field: RequiredField) {
  return v.pipe(
    requiredLine(field, 254, normalizeEmail),
    v.rfcEmail('Enter an email address in the form name@example.com'),
  )
}
