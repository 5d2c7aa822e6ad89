import { ConfigurationError } from '../../app/environment/variables.ts'

/** What a check of variables finds, one error per line, without the heading of the message. */
export function configurationErrors(check: () => void): string[] {
  try {
    check()
    return []
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    const lines = error.message.split('\n').map((line) => line.trim())
    return lines.length > 1 ? lines.slice(1) : lines
  }
}
