/** npm run test:firm: gives a copy of the project the facts of a second firm, and runs the tests that depend on facts. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { buildCopy, copySources } from '../../scripts/support/build-copy.ts'
import { readOptions } from '../../scripts/support/command-line.ts'
import { root } from '../../scripts/support/processes.ts'

readOptions({})
const specs = [
  ...['accessibility.spec', 'before-boot', 'byte-budgets', 'content', 'every-field', 'keyboard'],
  ...['layout', 'links', '/pages', 'seo'],
]
/** A field that this firm adds, by the recipe in docs/recipes.md: after what, in which file, what is written. */
const newField = [
  [
    'app/forms/schema/contact.ts',
    'company: optionalLine(fields.company, 200),',
    'referral: optionalLine(fields.referral, 100),',
  ],
  [
    'app/content/contact-fields.ts',
    "company: { label: 'Company' },",
    "referral: { label: 'Referred by', noun: 'referrer' },",
  ],
  [
    'app/forms/ContactForm.tsx',
    /<form.AppField name="company">[\s\S]*?<\/form.AppField>/,
    `<form.AppField name="referral">
        {(field) => (
          <field.TextField {...labelProps(fields.referral)} type="text" autoComplete="on" />
        )}
      </form.AppField>`,
  ],
  ['tests/support/allowed-payloads.ts', 'company: text(0, 200),', 'referral: text(0, 100),'],
] as const
const variables = {
  VITE_SITE_URL: 'https://www.quimby.example',
  VITE_SCHEDULING_URL: 'https://meet.quimby.example/hours?type=first',
}

process.exitCode = 1
using copy = mkdtempDisposableSync(join(tmpdir(), 'second-firm-'))
await copySources(copy.path, ['tests', '.storybook'])
const content = join(copy.path, 'app/content')
copyFileSync(join(root, 'tests/fixtures/second-firm.ts'), join(content, 'firm.ts'))
for (const [file, before, added] of newField) writeAfter(join(copy.path, file), before, added)
// The site must publish the one that its facts name.
for (const name of ['portrait.jpg', 'earlier.jpg', 'team.jpg'])
  await photograph(join(content, name))

await run('run pictures')
const checks = [
  build(),
  run('run check:launch'),
  run('run typecheck'),
  // Those that import the facts, directly or not.
  run('exec -- vitest related --run --config tests/vitest.config.ts app/content/firm.ts'),
]
for (const check of await Promise.allSettled(checks)) {
  if (check.status === 'rejected') throw check.reason
}
await run(`run test:e2e -- ${specs.join(' ')}`, process.env.TEST_REPORT)
process.exitCode = 0

async function build() {
  const { built, output } = await buildCopy(copy.path, variables)
  if (!built) throw new Error(`The build failed:\n${output}`)
}

/** Runs npm in the copy. Only the end-to-end tests have a report, in which they are counted. */
async function run(command: string, TEST_REPORT = '') {
  console.log(`\n> npm ${command}, for the second firm`)
  const child = spawn('npm', ['--silent', ...command.split(' ')], {
    cwd: copy.path,
    stdio: 'inherit',
    env: { ...process.env, ...variables, TEST_REPORT },
  })
  const [status] = await once(child, 'close')
  if (status !== 0) throw new Error(`npm ${command} failed for the second firm.`)
}

/** Writes a text into a file, after another one. */
function writeAfter(file: string, before: string | RegExp, added: string) {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(before, (found) => `${found}\n${added}`)
  if (changed === text) throw new Error(`${file} has no ${before}`)
  writeFileSync(file, changed)
}

/** Writes a noisy picture, which has as many bytes as a photograph: 770 KB at 1200 x 1600. */
async function photograph(file: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 127 } as const
  const size = { width: 1200, height: 1600, channels: 3, background: 'gray' } as const
  const grain = sharp({ create: { ...size, noise } }).blur(2.5)
  await grain.jpeg({ quality: 98 }).toFile(file)
}
