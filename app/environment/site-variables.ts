import * as v from 'valibot'
import { readVariables, webAddress } from './variables.ts'

/** The variables that are built into the pages. All others are read while the site runs. */
const siteVariables = v.object({
  VITE_SITE_URL: v.optional(
    v.pipe(
      webAddress,
      v.check((text) => {
        const { href, origin } = new URL(text)
        return href === `${origin}/`
      }, 'must be an origin, without a path'),
    ),
  ),
  VITE_SCHEDULING_URL: v.optional(webAddress),
})

/** @throws {ConfigurationError} which stops the build */
export function checkSiteVariables(source: Record<string, string | undefined>): void {
  readVariables(
    siteVariables,
    {
      VITE_SITE_URL: 'https://www.example.com',
      VITE_SCHEDULING_URL: 'https://scheduling.example.com/egg-rock',
    },
    source,
  )
}
