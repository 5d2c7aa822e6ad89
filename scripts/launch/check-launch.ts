import { copyrightYear, privacyEffectiveDate } from '../../app/content/constants.ts'
import { type Env, readEnv } from '../../app/environment/server-variables.server.ts'
import { checkSiteVariables } from '../../app/environment/site-variables.ts'
import { ConfigurationError, isLoopback } from '../../app/environment/variables.ts'
import { expiryProblem } from '../../app/seo/security-txt.ts'
import { describeStore } from '../../app/submissions/store/open-store.server.ts'
import { hosts } from '../build/hosts.ts'
import { configurationErrors } from '../support/configuration-errors.ts'
import { type Facts, factsFile } from '../support/firm-facts.ts'
import type { FoundFacts } from '../support/read-facts.ts'

type Variables = Record<string, string | undefined>

/** Headings, each with its lines. Those without lines are not printed. */
export type Lists = Record<string, string[]>

/** Without them the pages have addresses that lead nowhere. The other variables have defaults that work. */
const neededVariables = {
  VITE_SITE_URL: 'the public address of the site, without a path: https://www.example.com',
  VITE_SCHEDULING_URL:
    'the page where visitors pick an hour: https://scheduling.example.com/egg-rock',
}

/** Drawings with the names of places on them, and words about one of these drawings. */
const drawnPlaces = [
  'app/illustrations/drawings/coast-chart.svg, on the home page: Lynn, Boston, Egg Rock, Nahant and others',
  'app/illustrations/drawings/office-map.svg, on /contact and its share image: the same places',
  'app/illustrations/drawings/postmark.svg, beside the newsletter and on the share image of /privacy: Lynn, Mass.',
  'app/page-table.ts: `shows` of /contact, which says that its share image is a chart with the offices',
]

/** What is missing before the site can launch, and what the owner should know. */
export function checkLaunch(
  { facts, errors, examples, empty }: FoundFacts,
  variables: Variables,
  now = new Date(),
): { missing: Lists; notes: Lists } {
  const serverErrors = configurationErrors(() => checkServerVariables(variables))
  const expiry = facts && expiryProblem(facts.securityReports.expires, now)
  return {
    missing: {
      'Facts to correct': errors,
      'Facts that are still invented': examples,
      'Variables to set, in .env or where the site is built': [
        ...siteVariableErrors(variables),
        ...serverErrors,
      ],
      'Drawings of the places of another firm, to be replaced by a developer':
        facts && !isDrawn(facts) ? drawnPlaces : [],
      'Dates to renew': expiry ? [`${factsFile} securityReports.expires: ${expiry}`] : [],
    },
    notes: {
      'Facts that are empty, and that you may add': empty,
      'Years and dates on the pages, which should be true': facts ? dates(facts) : [],
      'Where enquiries and signups go':
        serverErrors.length > 0 ? [] : destination(readEnv(variables)),
    },
  }
}

/** The drawings have offices in Lynn and Boston, and nowhere else. */
const isDrawn = ({ offices }: Facts) =>
  offices.every(({ city }) => ['Lynn', 'Boston'].includes(city))

const dates = ({ firm }: Facts) => [
  `${firm.founded}: when the firm was founded, in ${factsFile}. The biography there may say it too.`,
  `${copyrightYear}: the copyright in the footer, in app/content/constants.ts`,
  `${privacyEffectiveDate}: since when the privacy policy is in effect, in app/content/constants.ts`,
  'Jan 6, 2025: the postmark, in app/illustrations/drawings/postmark.svg',
  '2024: the tax returns in the pictures of the portal, in app/content/portal-pictures.ts',
]

/** @throws {ConfigurationError} */
function checkServerVariables(variables: Variables): void {
  const { API_HOST, DATABASE_URL } = readEnv(variables)
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
}

function siteVariableErrors(variables: Variables): string[] {
  return Object.entries(neededVariables).flatMap(([name, what]) => {
    const value = variables[name]?.trim()
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

function destination(env: Env): string[] {
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
