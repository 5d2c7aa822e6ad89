/**
 * `npm run check:launch`: what still stands between the site and its launch. Lists every placeholder that is left in
 * app/content, every variable that has to be set and is not, and a date of security.txt that has to be renewed; exits
 * with 1 while there is any.
 */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'
import { expiryProblem } from '../app/seo/security-txt.ts'
import { findPlaceholders } from './find-placeholders.ts'
import { appModules } from './support/app-modules.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Built into the pages, so they are set before the build; all others have defaults that a site can run on. */
const neededVariables = {
  VITE_SITE_URL: 'the public address of the site, such as https://www.example.com',
  VITE_SCHEDULING_URL: 'the page where visitors pick an hour',
}

const { placeholders, securityReports } = await readContent()
const expiry = expiryProblem(securityReports.expires, new Date())
const variables = loadEnv('production', root)
const unset = Object.entries(neededVariables).filter(([name]) => !variables[name]?.trim())

list(
  placeholders.map(({ path, standIn }) => `${path}: ${shortened(standIn)}`),
  'placeholder left in app/content',
  'placeholders left in app/content',
)
list(
  unset.map(([name, what]) => `${name}: ${what}`),
  'variable not set (see .env.example)',
  'variables not set (see .env.example)',
)
list(
  expiry ? [`securityReports.expires: ${expiry}`] : [],
  'date of security.txt to renew',
  'dates of security.txt to renew',
)

const left = placeholders.length + unset.length + (expiry ? 1 : 0)
console.log(left === 0 ? 'Ready to launch.' : 'Not ready to launch.')
process.exitCode = left === 0 ? 0 : 1

/** Content is read as the site reads it: through Vite, which knows the alias and the build's variables. */
async function readContent() {
  const vite = await appModules()
  try {
    const { isPlaceholder } = await vite.ssrLoadModule('/app/content/placeholder.ts')
    const files = readdirSync(`${root}app/content`).filter((file) => /^[\w-]+\.ts$/.test(file))
    const modules = await Promise.all(
      files.map(async (file) => vite.ssrLoadModule(`/app/content/${file}`)),
    )
    const found = modules.flatMap((module) => findPlaceholders(module, isPlaceholder))
    // Pages take facts from firm.ts; each is one thing to fill in, where it is written.
    const placeholders = found.filter(
      ({ standIn }, index) => found.findIndex((other) => other.standIn === standIn) === index,
    )
    const { securityReports } = await vite.ssrLoadModule('/app/content/firm.ts')
    return { placeholders, securityReports }
  } finally {
    await vite.close()
  }
}

function shortened(text: string): string {
  const [line = ''] = text.split('\n')
  return line.length > 72 || line !== text ? `${line.slice(0, 72)}…` : line
}

function list(lines: string[], one: string, many: string): void {
  console.log(`${lines.length} ${lines.length === 1 ? one : many}`)
  for (const line of lines) console.log(`  ${line}`)
}
