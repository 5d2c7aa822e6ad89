/**
 * `npm run check:launch`: the owner's list of what is missing before the site can launch, where to write it and what it
 * is for, and where enquiries will go. Exits with 1 if anything is missing.
 */
import { isDeepStrictEqual } from 'node:util'
import { loadEnv } from 'vite'
import { checkDotEnv, loadDotEnv, readEnv } from '../app/environment/server-variables.server.ts'
import { checkSiteVariables } from '../app/environment/site-variables.ts'
import { ConfigurationError, isLoopback } from '../app/environment/variables.ts'
import { expiryProblem } from '../app/seo/security-txt.ts'
import { describeStore } from '../app/submissions/store/open-store.server.ts'
import { hosts } from './build/hosts.ts'
import recorded from './pictures/fingerprints.json' with { type: 'json' }
import { configurationErrors } from './support/configuration-errors.ts'
import { factsFile } from './support/firm-facts.ts'
import { missingCharacters } from './support/missing-characters.ts'
import { root } from './support/processes.ts'
import { readFacts } from './support/read-facts.ts'

/** Without them the pages have addresses that lead nowhere. The other variables have defaults that work. */
const neededVariables = {
  VITE_SITE_URL: 'the public address of the site, without a path: https://www.example.com',
  VITE_SCHEDULING_URL:
    'the page where visitors pick an hour: https://scheduling.example.com/egg-rock',
}

// Vite would throw where `.env` cannot be read.
const siteVariables = configurationErrors(checkDotEnv).length > 0 ? {} : loadEnv('production', root)
const serverErrors = configurationErrors(() => {
  loadDotEnv()
  const { API_HOST, DATABASE_URL } = readEnv()
  const host = API_HOST === undefined ? undefined : new URL(API_HOST)
  if (host?.protocol === 'http:' && !isLoopback(host)) {
    throw new ConfigurationError(
      `API_HOST must begin with https, because the privacy policy promises encryption. It is "${API_HOST}".`,
    )
  }
  if (DATABASE_URL?.ssl === false && !DATABASE_URL.local) {
    throw new ConfigurationError(
      'DATABASE_URL must not have sslmode=disable, because the privacy policy promises encryption.',
    )
  }
})
const { facts, errors, examples } = await readFacts()
const expiry = facts && expiryProblem(facts.securityReports.expires, new Date())
// It needs all facts, so it is not imported before they are right.
const pictures =
  errors.length > 0 ? recorded : (await import('./pictures/pictures.ts')).fingerprints()
const missing = {
  'Facts to correct': errors,
  'Facts that are still invented': examples,
  'Variables to set, in .env or where the site is built': [
    ...siteVariableErrors(),
    ...serverErrors,
  ],
  'Pictures in public that show something else': isDeepStrictEqual(pictures, recorded)
    ? []
    : ['Run `npm run pictures`, which paints icons and share images, and commit what it writes.'],
  'Dates to renew': expiry ? [`${factsFile} securityReports.expires: ${expiry}`] : [],
}
for (const [heading, lines] of Object.entries(missing)) {
  if (lines.length > 0) console.log(`${[`${heading}: ${lines.length}`, ...lines].join('\n  ')}\n`)
}
const rare = missingCharacters()
if (rare.length > 0) {
  console.log(`Characters that the site’s fonts lack, in another font:\n  ${rare.join('\n  ')}\n`)
}
if (serverErrors.length === 0) {
  console.log(`Where enquiries and signups go:\n  ${destination().join('\n  ')}\n`)
}
const ready = Object.values(missing).every((lines) => lines.length === 0)
console.log(ready ? 'Ready to launch.' : 'Not ready to launch.')
process.exitCode = ready ? 0 : 1

function siteVariableErrors(): string[] {
  return Object.entries(neededVariables).flatMap(([name, what]) => {
    const value = siteVariables[name]?.trim()
    if (!value) return [`${name}: ${what}`]
    const errors = configurationErrors(() => checkSiteVariables({ [name]: value }))
    if (errors.length > 0) return errors
    const { protocol, hostname } = new URL(value)
    if (!/^[\w.-]+\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(hostname))
      return [`${name} must be a public address. It is "${value}".`]
    if (/(^|\.)example\.com$/.test(hostname)) return [`${name} is still the example: "${value}".`]
    return protocol === 'https:' ? [] : [`${name} must begin with https. It is "${value}".`]
  })
}

function destination(): string[] {
  const env = readEnv()
  const { API_HOST, DATABASE_URL, INBOX_FILE, SMTP_URL, NOTIFY_TO } = env
  const named = (keepsFiles: boolean) => {
    const some = Object.values(hosts).filter((host) => host.keepsFiles === keepsFiles)
    return new Intl.ListFormat('en').format(some.map(({ name }) => name))
  }
  if (API_HOST)
    return [`to the API host ${API_HOST}, from any host. The site itself keeps nothing.`]
  const sent = SMTP_URL ? '' : ', once `npm run inbox -- --send-mail` runs'
  const mail = NOTIFY_TO
    ? `A mail about each goes to ${NOTIFY_TO}${sent}.`
    : 'No mail tells the firm of them. For that, set SMTP_URL and NOTIFY_TO.'
  if (DATABASE_URL)
    return [`into ${describeStore(env)}, from any host. Read them with \`npm run inbox\`.`, mail]
  return [
    `into the file ${INBOX_FILE}, on ${named(true)}. Read them with \`npm run inbox\`.`,
    mail,
    `Not on ${named(false)}, which keep no files: set DATABASE_URL or API_HOST there, or every enquiry fails.`,
  ]
}
