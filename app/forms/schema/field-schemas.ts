import * as v from 'valibot'
import { locale } from '../../content/constants.ts'

/** Half a character of UTF-16. `toWellFormed` replaces it too, but not in Firefox before 119. */
const unpaired = /\p{Surrogate}/gu

/** What some program takes for the end of a line. Word writes U+000B, and JSON of the web may have U+2028 and U+2029. */
const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g

/** Control characters, and characters that reorder or hide text (bidi controls, zero-width space, BOM). */
const unwantedInOneLine = /[\p{Cc}\p{Bidi_Control}\u200b\ufeff]/gu

/** Control characters other than tab and line feed. Bidi controls stay, because a message may be in any language. */
const unwantedInManyLines = /[^\P{Cc}\t\n]/gu

/** Matches text in which nobody can see anything. U+2800 is a Braille pattern without dots; U+FFF9 to U+FFFB are annotations. */
export const blankText = /^[\s\p{Cc}\p{DI}\u2800\ufff9-\ufffb]*$/u

/** Turns line breaks and tabs into spaces, removes the other unwanted characters, and trims. */
export function cleanLine(text: string): string {
  return clean(text.replace(lineBreak, '\n').replace(/[\t\n]+/g, ' '), unwantedInOneLine)
}

/** Normalizes line breaks to LF, removes control characters (a NUL would end the text in many programs), and trims. */
function cleanText(text: string): string {
  return clean(text.replace(lineBreak, '\n'), unwantedInManyLines)
}

/** Text that only seems to be there is none. Other text keeps its joiners, which some scripts need. */
function clean(text: string, unwanted: RegExp): string {
  return blankText.test(text) ? '' : text.replace(unpaired, '\ufffd').replace(unwanted, '').trim()
}

/** An email address without characters that nobody sees, such as U+200B, which come along when it is copied from a page. */
export function visibleEmail(text: string): string {
  return cleanLine(text.replace(/\p{DI}/gu, ''))
}

/**
 * An email address as it is stored, mailed and compared: without characters that nobody sees, with the signs of Chinese and
 * Japanese keyboards in ASCII, and with an international domain in ASCII, as Chromium sends it, but not Firefox.
 */
export function normalizeEmail(text: string): string {
  const narrow = text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uff61]/g, '.')
  const email = visibleEmail(narrow)
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const isDomain = /^[\p{L}\p{M}\p{N}.-]*$/u.test(domain)
  const isAscii = !/\P{ASCII}/u.test(domain)
  if (!isDomain || isAscii) return email
  try {
    return email.slice(0, -domain.length) + new URL(`http://${domain}`).hostname
  } catch {
    return email
  }
}

/** `missing` is the message for an empty field. */
export type RequiredField = { label: string; missing: string }
type OptionalField = { label: string; missing?: never }

/** Counts UTF-16 units. The message is a function, because the first use of `Intl` delays hydration. */
const maxLength = (limit: number, label: string) =>
  v.maxLength<string, number, () => string>(
    limit,
    () => `${label} must be ${limit.toLocaleString(locale)} characters or fewer`,
  )

/** One line that may be left empty. */
export function optionalLine({ label }: OptionalField, limit: number) {
  return v.pipe(v.string(), v.transform(cleanLine), maxLength(limit, label))
}

/** One line that must not be empty after trimming. */
export function requiredLine({ label, missing }: RequiredField, limit: number, clean = cleanLine) {
  return v.pipe(v.string(missing), v.transform(clean), v.nonEmpty(missing), maxLength(limit, label))
}

/** Several lines that must not be empty after trimming. */
export function requiredText(field: RequiredField, limit: number) {
  return requiredLine(field, limit, cleanText)
}

/** The rule is that of `<input type="email">`, so the server accepts what the browser does. 254 is from RFC 5321. */
export function emailAddress(field: RequiredField) {
  return v.pipe(
    requiredLine(field, 254, normalizeEmail),
    v.rfcEmail('Enter an email address in the form name@example.com'),
  )
}
