import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/**
 * What each folder of app/, and each file beside the folders, may import from, besides itself. Imports point down only. The
 * last three of the first block are TanStack's entries.
 */
const mayImport: Record<string, string> = {
  client: 'boot router',
  router: 'navigation pages routeTree forms design-system server',
  start: 'server forms page-table logging',

  routes: 'frame pages seo forms loading design-system page-table content',
  frame: 'illustrations navigation brand design-system content',
  pages: 'sections forms navigation loading brand design-system content',
  sections: 'forms illustrations navigation brand design-system content',
  seo: 'page-table content',
  illustrations: 'design-system',
  brand: 'design-system',

  hosts: 'server submissions environment logging page-table',
  server: 'submissions forms boot environment logging page-table content',
  submissions: 'forms environment logging content',
  boot: 'forms navigation loading content',
  forms: 'navigation loading design-system content',
  navigation: 'design-system page-table content',
  'page-table': 'content',
  loading: 'content',
  'design-system': '',
  environment: '',
  logging: '',
  content: '',
}

const imports = /(?:(?:import|export)\s(?:[^'"]*?from\s)?|import\()'([^']+)'/g

const files = sourceFiles('**/*.{ts,tsx}').filter(({ path }) => !path.endsWith('.d.ts'))
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

test('every folder and file of app/ has its line in the import rule', () => {
  const rooms = new Set(files.map(({ path }) => roomOf(path)))
  expect([...rooms].filter((room) => !(room in mayImport))).toEqual([])
})

const rules: Record<string, (path: string, target: string) => boolean | undefined> = {
  'imports point down only': (path, target) =>
    !target.startsWith('~/') || /\.test\./.test(path) || mayTake(roomOf(path), roomOf(target)),
  'only forms touches server functions': (path, target) =>
    !/\.functions(\.ts)?$/.test(target) || roomOf(path) === 'forms',
  'the design system imports React and its own files only': (path, target) =>
    !/^design-system\/(?!.*\.(test|stories)\.)/.test(path) || /^(~\/|react$)/.test(target),
}
test.each(Object.entries(rules))('%s', (_, isAllowed) => {
  const broken = steps.filter(({ path, target }) => !isAllowed(path, target))
  expect(broken.map(({ path, target }) => `${path} imports ${target}`)).toEqual([])
})

test('scripts never import from tests', () => {
  const scripts = sourceFiles('**/!(*.test).{ts,tsx}', 'scripts')
  const broken = scripts.filter(({ text }) => /'(\.\.\/)+tests\//.test(text))
  expect(broken.map(({ path }) => path)).toEqual([])
})
