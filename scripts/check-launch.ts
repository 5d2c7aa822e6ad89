/**
 * npm run check:launch: the owner's list of what is missing before the site can launch, where to write it and what it is
 * for, and where enquiries will go. Exits with 1 if anything is missing.
 */
import { isDeepStrictEqual } from 'node:util'
import { loadEnv } from 'vite'
import { loadDotEnv } from '../app/environment/server-variables.server.ts'
import { checkLaunch, type Lists } from './launch/check-launch.ts'
import recorded from './pictures/fingerprints.json' with { type: 'json' }
import { readOptions } from './support/command-line.ts'
import { configurationErrors } from './support/configuration-errors.ts'
import { missingCharacters } from './support/missing-characters.ts'
import { root } from './support/processes.ts'
import { readFacts } from './support/read-facts.ts'

readOptions({})
const unreadable = configurationErrors(loadDotEnv)
// Vite would throw where `.env` cannot be read.
const siteVariables = unreadable.length > 0 ? {} : loadEnv('production', root)
const found = await readFacts()
// It needs all facts, so it is not imported before they are right.
const pictures = found.facts ? (await import('./pictures/pictures.ts')).fingerprints() : recorded
const report = checkLaunch(found, { ...process.env, ...siteVariables })
const missing: Lists = {
  ...report.missing,
  'The file .env': unreadable,
  'Pictures in public that show something else': isDeepStrictEqual(pictures, recorded)
    ? []
    : ['Run `npm run pictures`, which paints icons and share images, and commit what it writes.'],
}
print(missing, ({ length }) => `: ${length}`)
print({ 'Characters that the site’s fonts lack, in another font': missingCharacters() }, () => ':')
print(report.notes, () => ':')
const ready = Object.values(missing).every((lines) => lines.length === 0)
console.log(ready ? 'Ready to launch.' : 'Not ready to launch.')
process.exitCode = ready ? 0 : 1

function print(lists: Lists, end: (lines: string[]) => string): void {
  for (const [heading, lines] of Object.entries(lists)) {
    if (lines.length > 0) console.log(`${[heading + end(lines), ...lines].join('\n  ')}\n`)
  }
}
