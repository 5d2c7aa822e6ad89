/**
 * npm run build [-- --preset NAME]: the production site for one host, into .output. NAME, or NITRO_PRESET, is another host
 * than Node: docs/deploy has a page for each.
 */
import { spawnSync } from 'node:child_process'
import { checkDotEnv } from '../app/environment/server-variables.server.ts'
import { checkSiteVariables } from '../app/environment/site-variables.ts'
import { hostFor } from './build/hosts.ts'
import { readOptions } from './support/command-line.ts'
import { configurationErrors } from './support/configuration-errors.ts'
import { root } from './support/processes.ts'

const { preset } = readOptions({ preset: { type: 'string' } })
const host = chosenHost()
// Vite and its plugins take them for parts of an address or ends of a text.
if (/[#?:'"\\]/.test(root)) {
  refuse(
    `The site cannot be built in ${root}. Rename the folder: its path may have no # ? : ' " or \\.`,
  )
}
const [{ loadEnv }, { readFacts }] = await Promise.all([
  import('vite'),
  import('./support/read-facts.ts'),
]).catch((error) =>
  refuse(`The build needs the development packages. Run npm ci --include=dev. (${error.message})`),
)
const { errors } = await readFacts()
const unreadable = configurationErrors(checkDotEnv)
// Vite would throw where `.env` cannot be read.
const variables = unreadable.length > 0 ? {} : loadEnv('production', root)
errors.push(...unreadable, ...configurationErrors(() => checkSiteVariables(variables)))
if (errors.length > 0) {
  refuse(`The site is not built, because this has to be corrected:\n  ${errors.join('\n  ')}`)
}
console.log(`Building the site for ${host.name} …`)
const { status, error } = spawnSync('vite', ['build', '--config', 'app.config.ts'], {
  stdio: 'inherit',
  // Nitro prints warnings and errors only. With another NODE_ENV, Vite would build half a development site.
  env: { CONSOLA_LEVEL: '1', ...process.env, NODE_ENV: 'production', NITRO_PRESET: host.preset },
})
if (error) console.error(`Vite could not be started: ${error.message}`)
process.exitCode = status ?? 1
// `npm start` runs the site itself.
if (status === 0 && process.env.npm_lifecycle_event !== 'start') {
  console.log(`Built for ${host.name}. Next: ${host.deployCommand}`)
  for (const name of ['VITE_SITE_URL', 'VITE_SCHEDULING_URL']) {
    if (variables[name]?.trim()) continue
    console.warn(`${name} is not set, so the pages have an example. Before launch, set it in .env.`)
  }
}
if (status === 0 && !host.keepsFiles) {
  console.warn(
    `Set DATABASE_URL or API_HOST there. ${host.name} keeps no files, so the site has no inbox of its own: without one of\nthem every submission fails, and the visitor is told so. Example: DATABASE_URL=postgres://website:password@db.example.com/website`,
  )
}

function chosenHost() {
  try {
    return hostFor(preset ?? process.env.NITRO_PRESET)
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

function refuse(message: string): never {
  console.error(message)
  process.exit(1)
}
