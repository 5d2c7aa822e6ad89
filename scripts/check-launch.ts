/**
 * `npm run check:launch`: the owner's list of what is missing before the site can launch, where to write it and what it
 * is for, and where enquiries will go. Exits with 1 if anything is missing.
 */
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { loadEnv } from 'vite'
import { checkDotEnv, loadDotEnv, readEnv } from '../app/environment/server-variables.server.ts'
import { checkSiteVariables } from '../app/environment/site-variables.ts'
import { ConfigurationError, isThisMachine } from '../app/environment/variables.ts'
import { expiryProblem } from '../app/seo/security-txt.ts'
import { hosts } from './build/hosts.ts'
import recorded from './pictures/fingerprints.json' with { type: 'json' }
import { factsFile, problemsOf, readFacts } from './support/owner-problems.ts'
import { root } from './support/processes.ts'

/** Without them the pages have addresses that lead nowhere. The other variables have defaults that work. */
const neededVariables = {
  VITE_SITE_URL: 'the public address of the site, without a path: https://www.example.com',
  VITE_SCHEDULING_URL:
    'the page where visitors pick an hour: https://scheduling.example.com/egg-rock',
}

// Vite would throw where `.env` cannot be read.
const siteVariables = problemsOf(checkDotEnv).length > 0 ? {} : loadEnv('production', root)
const serverProblems = problemsOf(() => {
  loadDotEnv()
  const { API_HOST } = readEnv()
  const host = API_HOST === undefined ? undefined : new URL(API_HOST)
  if (host?.protocol === 'http:' && !isThisMachine(host)) {
    throw new ConfigurationError(
      `API_HOST must begin with https, because the privacy policy promises encryption. It is "${API_HOST}".`,
    )
  }
})
const { facts, problems } = await readFacts()
const expiry = facts && expiryProblem(facts.securityReports.expires, new Date())
// It needs all facts, so it is not imported before they are right.
const pictures =
  problems.length > 0 ? recorded : (await import('./pictures/pictures.ts')).fingerprints()
const missing = {
  'Facts to correct': problems,
  "Facts that are still written as placeholder('…')": inventedFacts(),
  'Variables to set, in .env or where the site is built': [
    ...siteVariableProblems(),
    ...serverProblems,
  ],
  'Pictures in public that show something else': isDeepStrictEqual(pictures, recorded)
    ? []
    : ['Run `npm run pictures`, which paints icons and share images, and commit what it writes.'],
  'Dates to renew': expiry ? [`${factsFile} securityReports.expires: ${expiry}`] : [],
}
for (const [heading, lines] of Object.entries(missing)) {
  if (lines.length > 0) console.log(`${[`${heading}: ${lines.length}`, ...lines].join('\n  ')}\n`)
}
if (serverProblems.length === 0) {
  console.log(`Where enquiries and signups go:\n  ${destination().join('\n  ')}\n`)
}
const ready = Object.values(missing).every((lines) => lines.length === 0)
console.log(ready ? 'Ready to launch.' : 'Not ready to launch.')
process.exitCode = ready ? 0 : 1

/** What is still written as `placeholder('…')`, with the comment above it. The second office has the first one's comments. */
function inventedFacts(): string[] {
  const comments = new Map<string, string>()
  let [group, key, comment] = ['', '', '']
  const lines = readFileSync(`${root}${factsFile}`, 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    group = /^export const (\w+)|^ {4}city: '(\w+)'/.exec(line)?.slice(1).find(Boolean) ?? group
    comment = /\/\*\* (.*) \*\//.exec(line)?.[1] ?? comment
    const started = /^\s+(\w+):/.exec(line)?.[1]
    key = started ?? key
    if (started && comment) {
      comments.set(key, comment)
      comment = ''
    }
    const isInvented = /^\s+(?![\s*]).*\bplaceholder\(/.test(line)
    return isInvented
      ? [`${factsFile}:${index + 1} ${group}: ${key}\n    ${comments.get(key)}`]
      : []
  })
}

function siteVariableProblems(): string[] {
  return Object.entries(neededVariables).flatMap(([name, what]) => {
    const value = siteVariables[name]?.trim()
    if (!value) return [`${name}: ${what}`]
    const problems = problemsOf(() => checkSiteVariables({ [name]: value }))
    if (problems.length > 0) return problems
    const { protocol, hostname } = new URL(value)
    if (!/^[\w.-]+\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(hostname))
      return [`${name} must be a public address. It is "${value}".`]
    if (/(^|\.)example\.com$/.test(hostname)) return [`${name} is still the example: "${value}".`]
    return protocol === 'https:' ? [] : [`${name} must begin with https. It is "${value}".`]
  })
}

function destination(): string[] {
  const { API_HOST, INBOX_FILE, NOTIFY_TO } = readEnv()
  const named = (keepsFiles: boolean) => {
    const some = Object.values(hosts).filter((host) => host.keepsFiles === keepsFiles)
    return new Intl.ListFormat('en').format(some.map(({ name }) => name))
  }
  if (API_HOST)
    return [`to the API host ${API_HOST}, from any host. The site itself keeps nothing.`]
  return [
    `into the file ${INBOX_FILE}, on ${named(true)}. Read them with \`npm run inbox\`.`,
    NOTIFY_TO
      ? `A mail about each goes to ${NOTIFY_TO}.`
      : 'No mail tells the firm of them. For that, set SMTP_URL and NOTIFY_TO.',
    `Not on ${named(false)}, which keep no files: set API_HOST there, or every enquiry fails.`,
  ]
}
