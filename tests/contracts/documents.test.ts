import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/support/processes.ts'

const documents = globSync(['*.md', 'docs/**/*.md', 'app/**/*.md'], { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}))
const scripts = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts)
const example = readFileSync(join(root, '.env.example'), 'utf8')

/** All code, in which a variable has to occur. */
const sources = globSync('{*.{ts,json},{app,scripts,tests}/**/*.{ts,tsx,yml}}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
}).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const code = sources.map(({ text }) => text).join('\n')
const fileNames = new Set(
  globSync('{*,{app,docs,scripts,public,tests}/**/*.*}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  }).map((path) => basename(path)),
)

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
  // By its name alone. What begins with a dot, or is the reader's own, is elsewhere.
  files: ({ text }) =>
    all(text, /`(?:[\w-]+\/)*(\w[\w.-]*\.(?:tsx?|css|html|svg|py|sql|conf|service|md))`/g).filter(
      (file) => !fileNames.has(file) && !/^(?:fees|Fees|Guarantee|index.html)/.test(file),
    ),
  // With an underscore, as all of this site's have that are longer than a word. Those of a host or a tool are listed.
  variables: ({ text }) =>
    all(text, /\b([A-Z]+(?:_[A-Z]+)+)\b/g).filter(
      (name) =>
        !code.includes(name) && !/^(?:NODE_EXTRA_CA_CERTS|NODE_VERSION|DENO_CERT)$/.test(name),
    ),
  specs: ({ text }) =>
    all(text, /`([\w-]+\.spec)(?:\.ts)?`/g).filter(
      (spec) => globSync(`tests/*/${spec}.ts`, { cwd: root }).length === 0,
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

test('the README has each folder of app, and no other', () => {
  const [, tree = ''] =
    /```text\n([\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
  const listed = all(tree, /(?:^|[ ])([a-z-]+)\/(?= |$)/gm).filter((name) => exists(`app/${name}`))
  const folders = globSync('app/*/', { cwd: root }).map((path) => path.split('/')[1])
  expect(listed.toSorted()).toEqual(folders.toSorted())
})

test('the operator’s table has each event of the log, and no other', () => {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const [, table = ''] = /## The log\n([\s\S]*?)\n## /.exec(text) ?? []
  const listed = all(table, /^\| (`.+?) \|/gm).flatMap((cell) => all(cell, /`([\w-]+)`/g))
  const product = sources.filter(({ path }) => path.startsWith('app/') && !path.includes('.test.'))
  const logged = product.flatMap(({ text }) =>
    all(text, /\blog\((?:'\w+'|[^()]*\? '\w+' : '\w+'), '([\w-]+)'/g),
  )
  expect(listed.toSorted()).toEqual([...new Set(logged)].toSorted())
})
