type LogFields = Record<string, string | number | boolean | undefined>

/**
 * Writes one line of JSON. Fields say what happened to a request, never what a visitor wrote: no names,
 * addresses or messages. The line is ASCII, with everything else escaped: no value can forge a second line or
 * turn the text around, whatever program shows it.
 */
export function log(level: 'info' | 'error', event: string, fields: LogFields = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  if (level === 'error') console.error(line)
  else console.log(line)
}

/** The text of something thrown, with its cause, for the log only. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : ` (${describeError(error.cause)})`
  return `${error.name}: ${error.message}${cause}`
}
