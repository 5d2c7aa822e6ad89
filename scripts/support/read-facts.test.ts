import { spawnSync } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copySources } from './build-copy.ts'
import { factsFile } from './firm-facts.ts'

type Change = (facts: string) => string | Buffer

const takesNotesForPhotograph: Change = (facts) =>
  facts
    .replace(/imageUrl: [^,]+/, "imageUrl: './portrait.jpg'")
    .replace(/imageAlt: '[^']*'/, "imageAlt: 'Our team'")

const mistakes: [error: string, change: Change][] = [
  ['1 is not UTF-8', (facts) => Buffer.from(`// é\n${facts}`, 'latin1')],
  ['write ’ in place', (facts) => `${facts} export const motto = 'Lynn's'`],
  ['securityReports is missing', (facts) => facts.replace(/export const securityReports.*/s, '')],
  ['portrait.jpg cannot be read as a photograph', takesNotesForPhotograph],
]

test('a mistake in the file of facts is said in words', async () => {
  using copy = mkdtempDisposableSync(join(tmpdir(), 'facts-'))
  await copySources(copy.path)
  const file = join(copy.path, factsFile)
  const facts = readFileSync(file, 'utf8')
  writeFileSync(join(copy.path, 'app/content/portrait.jpg'), 'Call Ms. Quimby')
  const code = `import { readFacts } from './scripts/support/read-facts.ts'
    console.log((await readFacts()).errors.join())`
  for (const [error, change] of mistakes) {
    writeFileSync(file, change(facts))
    const options = { cwd: copy.path, encoding: 'utf8' } as const
    const args = ['--input-type=module', '--eval', code]
    expect(spawnSync(process.execPath, args, options).stdout).toContain(error)
  }
})
