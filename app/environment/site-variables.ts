import * as v from 'valibot'

const webAddress = v.pipe(
  v.string(),
  v.check((text) => {
    const url = URL.parse(text)
    return url?.protocol === 'https:' || url?.protocol === 'http:'
  }, 'must be an http or https address'),
)

/** The two variables that are built into the pages. Everything else is read while the site runs. */
const siteVariables = v.object({
  VITE_SITE_URL: v.optional(
    v.pipe(
      webAddress,
      v.check((text) => URL.parse(text)?.pathname === '/', 'must be an origin, without a path'),
    ),
  ),
  VITE_SCHEDULING_URL: v.optional(webAddress),
})

const examples = {
  VITE_SITE_URL: 'https://www.example.com',
  VITE_SCHEDULING_URL: 'https://scheduling.example.com/egg-rock',
}

/**
 * Checks the build's variables; one set to nothing counts as not set.
 *
 * @throws naming each variable that cannot be used, what is wrong, and an example, which stops the build.
 */
export function checkSiteVariables(source: Record<string, string | undefined>): void {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const parsed = v.safeParse(siteVariables, set)
  if (parsed.success) return
  const lines = parsed.issues.map((issue) => {
    const name = issue.path?.[0].key
    const example = Object.entries(examples).find(([key]) => key === name)?.[1]
    return `  ${name} ${issue.message}. It is ${JSON.stringify(issue.input)}. Example: ${name}=${example}`
  })
  throw new Error(`These variables cannot be used:\n${lines.join('\n')}`)
}
