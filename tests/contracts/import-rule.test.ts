import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** The folders that each folder of app/ may import from, besides itself. Imports point down only. */
const mayImport: Record<string, string> = {
  routes: 'frame pages seo submissions loading design-system page-table content',
  frame: 'illustrations navigation loading brand design-system content',
  pages: 'sections submissions navigation loading brand design-system content',
  sections: 'submissions illustrations navigation brand design-system content',
  platform: 'submissions loading environment logging page-table content',
  submissions: 'navigation loading environment logging design-system page-table content',
  seo: 'page-table content',
  illustrations: 'design-system',
  brand: 'design-system',
  navigation: 'design-system page-table content',
  'design-system': '',
  environment: '',
  logging: '',
  loading: 'content',
  content: '',
}

const imports = /(?:(?:import|export)\s(?:[^'"]*?from\s)?|import\()'([^']+)'/g

const files = sourceFiles('*/**/*.{ts,tsx}')
/** A file, and what it imports: a package, or a file of the app by its path, as in `~/pages`. */
const steps = files.flatMap(({ path, text }) =>
  Array.from(text.matchAll(imports), ([, name = '']) => ({
    path,
    target: name.startsWith('.') ? `~/${join(dirname(path), name)}` : name,
  })),
)
/** The folder below app/, or a file beside the folders. */
const roomOf = (path: string) => path.replace('~/', '').split(/[/.]/)[0] ?? ''
const mayTake = (room: string, from: string) =>
  room === from || mayImport[room]?.split(' ').includes(from)

test('every folder of app/ has its line in the import rule', () => {
  const rooms = new Set(files.map(({ path }) => roomOf(path)))
  expect([...rooms].filter((room) => !(room in mayImport))).toEqual([])
})

const rules: Record<string, (path: string, target: string) => boolean | undefined> = {
  'imports point down only': (path, target) =>
    !target.startsWith('~/') || /\.test\./.test(path) || mayTake(roomOf(path), roomOf(target)),
  'only submissions touches server functions': (path, target) =>
    !/\.functions(\.ts)?$/.test(target) || roomOf(path) === 'submissions',
  'the design system imports React and its own files only': (path, target) =>
    !/^design-system\/(?!.*\.(test|stories)\.)/.test(path) || /^(~\/|react$)/.test(target),
}
test.each(Object.entries(rules))('%s', (_, isAllowed) => {
  expect(steps.filter(({ path, target }) => !isAllowed(path, target))).toEqual([])
})

test('scripts never import from tests', () => {
  const scripts = sourceFiles('**/*.{ts,tsx}', 'scripts')
  expect(scripts.filter(({ text }) => /'(\.\.\/)+tests\//.test(text))).toEqual([])
})
