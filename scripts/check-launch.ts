/**
 * `npm run check:launch`: what has to be done before the site can launch. Lists the placeholders in app/content, the
 * variables that are not set, and the expiry date of security.txt if it needs a new one. Exits with 1 if there is any.
 */
import { readdirSync } from 'node:fs'
import { loadEnv } from 'vite'
import { expiryProblem } from '../app/seo/security-txt.ts'
import { appModules } from './support/app-modules.ts'
import { root } from './support/processes.ts'

/** Needed by the build, which writes them into the pages. The other variables have defaults that work. */
const neededVariables = {
  VITE_SITE_URL: 'the public address of the site, such as https://www.example.com',
  VITE_SCHEDULING_URL: 'the page where visitors pick an hour',
}

const vite = await appModules()
const load = (file: string) => vite.ssrLoadModule(`/app/content/${file}`)
const { findPlaceholders } = await load('placeholder.ts')
const { securityReports } = await load('firm.ts')
const files = readdirSync(`${root}app/content`).filter((file) => /^[\w-]+\.ts$/.test(file))
const found = (await Promise.all(files.map(load))).flatMap((module) => findPlaceholders(module))
await vite.close()

// A fact that several modules use is listed once.
const placeholders = [...Map.groupBy(found, ({ standIn }) => standIn).values()]
const variables = loadEnv('production', root)
const unset = Object.entries(neededVariables).filter(([name]) => !variables[name]?.trim())
const expiry = expiryProblem(securityReports.expires, new Date())

const lists = {
  'Placeholders left in app/content': placeholders.map(
    ([{ path, standIn }]) => `${path}: ${shortened(standIn)}`,
  ),
  'Variables not set (see .env.example)': unset.map(([name, what]) => `${name}: ${what}`),
  'Dates of security.txt to renew': expiry ? [`securityReports.expires: ${expiry}`] : [],
}
for (const [heading, lines] of Object.entries(lists)) {
  console.log([`${heading}: ${lines.length}`, ...lines].join('\n  '))
}
const ready = Object.values(lists).every((lines) => lines.length === 0)
console.log(ready ? 'Ready to launch.' : 'Not ready to launch.')
process.exitCode = ready ? 0 : 1

function shortened(text: string): string {
  const [line = ''] = text.split('\n')
  return line.length > 72 || line !== text ? `${line.slice(0, 72)}…` : line
}
