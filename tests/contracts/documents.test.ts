import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/support/processes.ts'
import { sourceFiles } from './source-files.ts'

const documents = globSync(['*.md', 'docs/**/*.md', 'app/**/*.md'], { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}))
const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts)
const example = readFileSync(join(root, '.env.example'), 'utf8')

const exists = (path: string) => existsSync(join(root, path))
const all = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), (found) => found[1] ?? '')

/** The id that GitHub gives a heading. */
const headingAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** What does not resolve in a document, by kind. */
const broken: Record<string, (document: { path: string; text: string }) => string[]> = {
  // A glob, a placeholder in capitals or an example of a recipe is no path.
  paths: ({ text }) =>
    all(text, /`((?:app|docs|scripts|tests|public)\/[\w.$/[\]-]+)`/g).filter(
      (path) => !exists(path) && !/fees|Fees|prices|guarantee|Guarantee/.test(path),
    ),
  links: ({ path, text }) =>
    all(text, /\]\(((?!https?:)[^)\s]+)\)/g).filter((link) => {
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? path : join(dirname(path), file)
      if (!exists(target)) return true
      if (anchor === undefined) return false
      const headings = all(readFileSync(join(root, target), 'utf8'), /^#+ (.+)$/gm)
      return !headings.map(headingAnchor).includes(anchor)
    }),
  commands: ({ text }) =>
    all(text, /npm run (?:--silent |-s )?([a-z0-9:]+)/g).filter(
      (script) => !scripts.includes(script),
    ),
}
test.each(Object.entries(broken))('documents name %s that exist', (_, findBroken) => {
  const found = documents.flatMap((document) =>
    findBroken(document).map((name) => `${document.path}: ${name}`),
  )
  expect(found).toEqual([])
})

test('the README has a row for each variable of .env.example, in its order', () => {
  const [, table = ''] =
    /## Configuration\n([\s\S]*?)\n## /.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
  const listed = all(table, /^\| (`.+?) \|/gm).flatMap((cell) => all(cell, /`(\w+)`/g))
  expect(listed.toSorted()).toEqual(all(example, /^(\w+)=/gm).toSorted())
})

test('the operator’s table has each event of the log, and no other', () => {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const [, table = ''] = /## The log\n([\s\S]*?)\n## /.exec(text) ?? []
  const listed = all(table, /^\| (`.+?) \|/gm).flatMap((cell) => all(cell, /`([\w-]+)`/g))
  const product = sourceFiles('**/!(*.test).{ts,tsx}')
  const logged = product.flatMap(({ text }) =>
    all(text, /\blog\((?:'\w+'|[^()]*\? '\w+' : '\w+'), '([\w-]+)'/g),
  )
  expect(listed.toSorted()).toEqual([...new Set(logged)].toSorted())
})
