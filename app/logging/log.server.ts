import type { Writable } from 'node:stream'
import { format } from 'node:util'

export type Log = typeof log

type LogFields = Record<string, string | number | boolean | undefined>

/**
 * Writes one line of JSON. Callers give it nothing that a visitor wrote. All but printable ASCII is escaped, so that no value can
 * fake a second line or reorder the text.
 */
export function log(level: 'info' | 'error', event: string, fields: LogFields): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })
  console.info(
    line.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
}

/** Writes a sentence for a person, where one reads the output. */
export const say = (sentence: string): void => console.info(sentence)

/** In bytes. What the reader of the log does not take is dropped past this. */
const maxUnread = 1024 * 1024

type Output = { stdout: Writable; stderr: Writable }

/**
 * Writes the log to standard output, and goes on without a log if nobody reads it or the disk is full. It replaces
 * `console.info`, because the pages are a bundle of their own, with a copy of {@link log}.
 */
export function logToStandardOutput({ stdout, stderr }: Output = process): void {
  for (const stream of [stdout, stderr]) stream.on('error', () => {})
  console.info = (line) => {
    try {
      if (stdout.writableLength < maxUnread) stdout.write(`${line}\n`)
    } catch {
      // A file on a full disk.
    }
  }
}

/**
 * Turns what packages print (React, the router, Start, h3), several lines with a stack, into log lines. URLs are
 * left out, because one may be a request's.
 */
export function captureConsole(): void {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...parts) => {
      if (visitorLeft(parts[0])) return
      const text = format(...parts).replace(/\bhttps?:\/\/[^\s'"]*/g, 'http…')
      log('error', 'printed', { text })
    }
  }
}

/** Whether this says only that a visitor has left, before the answer to a call or in the middle of posting a form. */
function visitorLeft(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.message === 'aborted')
}

/** The message of an error and its causes, at most `depth` of them deep, without the stack. For the log only. */
export function describeError(error: unknown, depth = 3): string {
  if (!(error instanceof Error)) return String(error)
  // A host with several addresses fails with one error for each.
  const causes = error instanceof AggregateError ? error.errors : [error.cause ?? []].flat()
  const described = depth === 0 ? [] : causes.map((cause) => describeError(cause, depth - 1))
  const because = described.length > 0 ? ` (${described.join('; ')})` : ''
  return `${error.name}: ${error.message}${because}`
}
