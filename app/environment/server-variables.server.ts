import * as v from 'valibot'

/** A variable that stops the start, named, with what is wrong and an example. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

const wholeNumber = (least: number, most: number, range: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `must be a whole number ${range}`),
    v.transform(Number),
    v.minValue(least, `must be a whole number ${range}`),
    v.maxValue(most, `must be a whole number ${range}`),
  )

const isHttpUrl = (text: string) => {
  const url = URL.parse(text)
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:')
}

/**
 * The variables read while the site runs, in the units of their names. `.env.example` explains each;
 * a variable set to nothing counts as not set.
 */
const envSchema = v.object({
  PORT: v.optional(wholeNumber(0, 65_535, 'from 0 to 65535'), '3000'),
  HOST: v.optional(v.string()),
  API_HOST: v.optional(
    v.pipe(
      v.string(),
      v.check(isHttpUrl, 'must be an http or https address'),
      v.check((text) => {
        const url = URL.parse(text)
        return url !== null && url.search === '' && url.hash === '' && url.username === ''
      }, 'must have no query, fragment or user name'),
      v.transform((text) => text.replace(/\/+$/, '')),
    ),
  ),
  API_TIMEOUT_MS: v.optional(wholeNumber(100, 60_000, 'from 100 to 60000'), '10000'),
  INBOX_FILE: v.optional(v.string(), '.data/inbox.sqlite'),
  TRUSTED_PROXIES: v.optional(wholeNumber(0, 10, 'from 0 to 10'), '0'),
  SUBMISSION_LIMIT: v.optional(wholeNumber(0, 10_000, 'from 0 to 10000'), '10'),
})

export type Env = v.InferOutput<typeof envSchema>

const examples: Record<keyof Env, string> = {
  PORT: '3000',
  HOST: '127.0.0.1',
  API_HOST: 'https://api.example.com',
  API_TIMEOUT_MS: '10000',
  INBOX_FILE: '.data/inbox.sqlite',
  TRUSTED_PROXIES: '1',
  SUBMISSION_LIMIT: '10',
}

/**
 * Reads the variables from `source`, defaults filled in.
 *
 * @throws {ConfigurationError} naming every variable that cannot be used, one a line.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const set = Object.fromEntries(
    Object.keys(envSchema.entries).flatMap((name) => {
      const value = source[name]?.trim()
      return value ? [[name, value]] : []
    }),
  )
  const parsed = v.safeParse(envSchema, set, { abortPipeEarly: true })
  if (parsed.success) return parsed.output
  const lines = parsed.issues.map((issue) => {
    const name = v.getDotPath(issue)
    const example = Object.entries(examples).find(([key]) => key === name)?.[1]
    return `  ${name} ${issue.message}. It is ${JSON.stringify(issue.input)}. Example: ${name}=${example}`
  })
  throw new ConfigurationError(`These variables cannot be used:\n${lines.join('\n')}`)
}
