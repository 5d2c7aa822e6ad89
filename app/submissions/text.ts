import * as v from 'valibot'

/** Control characters, and the marks that reorder or hide text (bidi controls, zero-width space, BOM). */
const unwantedInOneLine = /[\p{Cc}\p{Bidi_Control}\u200b\u2028\u2029\ufeff]/gu

/** Control characters other than tab and line feed. Marks that order text stay: a message may be in any script. */
const unwantedInManyLines = /[^\P{Cc}\t\n]/gu

/** Text of one line: line breaks and tabs become spaces, other controls and bidi marks go, and the ends are trimmed. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\t\n\r]+/g, ' ')
    .replace(unwantedInOneLine, '')
    .trim()
}

/**
 * Text of several lines, without other controls (a NUL would end it early in many a program), trimmed. A form
 * posted by the browser itself ends lines with CRLF (HTML, 'constructing the entry list'); one sent by script
 * has LF. Both arrive at the firm as LF.
 */
function manyLines(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(unwantedInManyLines, '').trim()
}

const countedIn = (label: string, limit: number) =>
  `${label} must be ${limit.toLocaleString('en-US')} characters or fewer`

/** A one-line field that may be left empty; `limit` counts UTF-16 units after cleaning. */
export function optionalLine(label: string, limit: number) {
  return v.pipe(v.string(), v.transform(oneLine), v.maxLength(limit, countedIn(label, limit)))
}

/** A one-line field that must hold something after trimming. */
export function requiredLine(label: string, missing: string, limit: number) {
  return v.pipe(
    v.string(missing),
    v.transform(oneLine),
    v.nonEmpty(missing),
    v.maxLength(limit, countedIn(label, limit)),
  )
}

/** A field of several lines that must hold something after trimming. */
export function requiredText(label: string, missing: string, limit: number) {
  return v.pipe(
    v.string(missing),
    v.transform(manyLines),
    v.nonEmpty(missing),
    v.maxLength(limit, countedIn(label, limit)),
  )
}

/**
 * An e-mail address by the rule of `<input type="email">` (HTML, 'valid e-mail address'), so that what the
 * browser lets pass is never refused here. RFC 5321 caps an address at 254 characters.
 */
export function emailAddress(missing: string) {
  return v.pipe(
    requiredLine('Email', missing, 254),
    v.rfcEmail('Enter an email address in the form name@example.com'),
  )
}
