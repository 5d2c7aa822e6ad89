import { format } from 'node:util'
import { log } from './log.server'

/**
 * Makes lines of the log of what packages print by themselves (React, the router, Start, h3): several lines with a
 * stack, often with a message that quotes what somebody sent. One printing becomes one line of JSON, so that no line of
 * the log can be forged and every one can be read by machine.
 */
export function logWhatIsPrinted(): void {
  for (const method of ['error', 'warn'] as const) {
    const print = console[method].bind(console)
    console[method] = (...parts: unknown[]) => {
      const text = format(...parts)
      if (isLogLine(text)) print(text)
      else log('error', 'printed', { text })
    }
  }
}

/** What `log` itself writes, which comes this way too. */
function isLogLine(text: string): boolean {
  if (!text.startsWith('{"time":') || text.includes('\n')) return false
  try {
    return typeof JSON.parse(text).event === 'string'
  } catch {
    return false
  }
}
