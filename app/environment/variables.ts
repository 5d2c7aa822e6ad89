import * as v from 'valibot'

/** The message names each invalid variable, what is wrong with it, and an example. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/** An http or https address. */
export const webAddress = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    'must be an http or https address',
  ),
)

/** Whether the host of a URL is this machine, so that nothing needs to be encrypted on the way. */
export function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** A part of a URL without its percent-encoding; `undefined` if that is malformed. */
export function decodeSafely(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** No value begins with one. A text editor may have written “ for ". */
const withoutQuotes = v.pipe(v.string(), v.regex(/^[^'"“”„‘’‚«»]/, 'must be without quotes'))

/**
 * Reads the variables of a schema. An empty variable counts as not set.
 *
 * @param examples a value for each variable, for the error message
 * @throws {ConfigurationError}
 */
export function readVariables<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
  examples: Record<keyof Schema['entries'] & string, string>,
  source: Record<string, string | undefined>,
): v.InferOutput<Schema> {
  const set = Object.keys(schema.entries).flatMap((name) => {
    const value = source[name]?.trim()
    return value ? [[name, value]] : []
  })
  const values = Object.fromEntries(set)
  const quoted = v.safeParse(v.record(v.string(), withoutQuotes), values)
  const parsed = v.safeParse(schema, values, { abortPipeEarly: true })
  if (quoted.success && parsed.success) return parsed.output
  const lines = (quoted.issues ?? parsed.issues ?? []).map((issue) => {
    const name = v.getDotPath(issue) as keyof typeof examples
    // The text before an @ may contain a password, and in these variables any part may.
    const value = JSON.stringify(issue.input).replace(/".*@/, '"…@')
    const found = /^(SMTP|DATABASE)_URL$/.test(name) ? '' : ` It is ${value}.`
    return `  ${name} ${issue.message}.${found} Example: ${name}=${examples[name]}`
  })
  throw new ConfigurationError(`These variables cannot be used:\n${lines.join('\n')}`)
}
