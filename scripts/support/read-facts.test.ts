import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { factsFile } from './firm-facts.ts'
import { root } from './processes.ts'
import { readFacts, validatePortrait } from './read-facts.ts'

type Change = (facts: string) => string | Buffer

const mistakes: [error: string, change: Change][] = [
  ['1 is not UTF-8', (facts) => Buffer.from(`// é\n${facts}`, 'latin1')],
  ['write ’ in place', (facts) => `${facts} export const motto = 'Lynn's'`],
  ['securityReports is missing', (facts) => facts.replace(/export const securityReports.*/s, '')],
]

test('a mistake in the file of facts is said in words', async () => {
  const facts = readFileSync(join(root, factsFile), 'utf8')
  for (const [error, change] of mistakes) {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'facts-'))
    mkdirSync(join(folder.path, 'app/content'), { recursive: true })
    writeFileSync(join(folder.path, factsFile), change(facts))
    expect((await readFacts(folder.path)).errors.join()).toContain(error)
  }
})

test('a portrait that is no photograph is named', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'portrait-'))
  mkdirSync(join(folder.path, 'app/content'), { recursive: true })
  writeFileSync(join(folder.path, 'app/content/portrait.jpg'), 'Call Ms. Quimby')
  const [error] = await validatePortrait(folder.path, { imageUrl: './portrait.jpg' })
  expect(error).toContain('portrait.jpg cannot be read as a photograph')
})
