import * as v from 'valibot'

/** Control characters, and the marks that reorder or hide text (bidi controls, zero-width space, BOM). */
const unwantedInOneLine = /[\p{Cc}\p{Bidi_Control}\u200b\u2028\u2029\ufeff]/gu

/** Control characters other than tab and line feed. Bidi marks stay: a message may be in any script. */
const unwantedInManyLines = /[^\P{Cc}\t\n]/gu

/** Turns line breaks and tabs into spaces, removes other controls and bidi marks, and trims. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\t\n\r]+/g, ' ')
    .replace(unwantedInOneLine, '')
    .trim()
}

/** Ends every line with LF, removes other controls (a NUL would end the text early in many a program), and trims. */
function manyLines(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwantedInManyLines, '').trim()
}

/** The words of a field: its label, and what is said when it has to be filled and is not. */
type RequiredField = { label: string; missing: string }
type OptionalField = { label: string; missing?: never }

/** Limits count UTF-16 units, after cleaning. */
const atMost = (limit: number, label: string) =>
  v.maxLength<string, number, string>(
    limit,
    `${label} must be ${limit.toLocaleString('en-US')} characters or fewer`,
  )

/** One line that may be left empty. */
export function optionalLine({ label }: OptionalField, limit: number) {
  return v.pipe(v.string(), v.transform(oneLine), atMost(limit, label))
}

/** One line that must hold something after trimming. */
export function requiredLine({ label, missing }: RequiredField, limit: number) {
  return v.pipe(v.string(missing), v.transform(oneLine), v.nonEmpty(missing), atMost(limit, label))
}

/** Several lines that must hold something after trimming. */
export function requiredText({ label, missing }: RequiredField, limit: number) {
  return v.pipe(
    v.string(missing),
    v.transform(manyLines),
    v.nonEmpty(missing),
    atMost(limit, label),
  )
}

/**
 * An email address by the rule of `<input type="email">` (HTML, 'valid email address'), so that what the browser
 * accepts is never refused here. RFC 5321 allows 254 characters.
 */
export function emailAddress(field: RequiredField) {
  return v.pipe(
    requiredLine(field, 254),
    v.rfcEmail('Enter an email address in the form name@example.com'),
  )
}
