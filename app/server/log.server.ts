type LogFields = Record<string, string | number | boolean | undefined>

/**
 * Writes one line of JSON. Fields say what happened to a request, never what a visitor wrote: no names,
 * addresses or messages. JSON escapes line breaks, so no value can forge a second line.
 */
export function log(level: 'info' | 'error', event: string, fields: LogFields = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })
  if (level === 'error') console.error(line)
  else console.log(line)
}

/** The text of something thrown, with its cause, for the log only. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : ` (${describeError(error.cause)})`
  return `${error.name}: ${error.message}${cause}`
}
