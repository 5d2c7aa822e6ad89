import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/support/processes.ts'
import { sourceFiles } from './source-files.ts'

/** `Remove when Firefox 153 is no longer supported`: the newest version that needs the workaround, of a browser or package. */
const condition = /Remove when (.+?) (?:is|are) no longer (?:supported|installed)\./g

const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [, supported = ''] =
  /cssTarget: \[(.*)\]/.exec(readFileSync(join(root, 'app.config.ts'), 'utf8')) ?? []

/** The oldest version of a browser that the site supports, or the version of a package that is installed. */
function readVersion(name: string): string {
  return RegExp(`'${name.toLowerCase()}([\\d.]+)'`).exec(supported)?.[1] ?? dependencies[name]
}

const files = sourceFiles('**/*.{ts,tsx,css}').map(({ path, text }) => ({
  path,
  text: text.replaceAll(/\n\s*(?:\*|\/\/)?/g, ' '),
}))
const workarounds = files.flatMap(({ path, text }) =>
  Array.from(text.matchAll(condition), ([, needs = '']) => [path, needs] as const),
)

test('each workaround says when it can be removed', () => {
  const said = files.flatMap(({ text }) => text.match(/remove when/gi) ?? [])
  expect(workarounds).toHaveLength(said.length)
})

test.each(workarounds)('%s has a workaround that is still needed: %s', (_, needs) => {
  const newer = (version: string, than: string) =>
    version.localeCompare(than, 'en', { numeric: true }) > 0
  const versions = needs.split(/,\s|\sand\s/).map((one) => one.split(/\s(?=[\d.]+$)/))
  expect(versions.every(([name = '', version = '']) => newer(readVersion(name), version))).toBe(
    false,
  )
})
