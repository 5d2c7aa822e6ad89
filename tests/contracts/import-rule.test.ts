import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/support/processes.ts'
import { sourceFiles } from './source-files.ts'

/** The folders that each folder of app/ may import from, beside itself. Imports point down only. */
const mayImport: Record<string, string> = {
  routes: 'frame pages seo submissions design-system pages.ts content',
  frame: 'platform illustrations navigation loading brand design-system content',
  pages: 'sections submissions illustrations navigation loading brand design-system content',
  sections: 'submissions illustrations brand design-system content',
  platform: 'submissions loading environment logging content',
  submissions: 'loading environment logging design-system pages.ts content',
  seo: 'pages.ts content',
  illustrations: 'design-system',
  brand: 'design-system',
  navigation: 'design-system pages.ts',
  'design-system': '',
  environment: '',
  logging: '',
  loading: 'content',
  content: '',
}

const imports = /(?:import|export)\s(?:[^'"]*?from\s)?'([^']+)'|import\('([^']+)'\)/g

function importsOf(path: string, text: string) {
  return [...text.matchAll(imports)].flatMap((match) => {
    const name = match[1] ?? match[2] ?? ''
    if (name.startsWith('~/')) return [name.slice(2)]
    if (name.startsWith('.')) return [normalize(join(dirname(path), name))]
    return []
  })
}

const files = sourceFiles('.ts', '.tsx').filter(({ path }) => path.includes('/'))
const steps = files.flatMap(({ path, text }) =>
  importsOf(path, text).map((target) => ({ path, target })),
)
/** The folder below app/. The table of pages, a file beside the folder of the same name, counts as one. */
const roomOf = (path: string) => (path === 'pages' ? 'pages.ts' : (path.split('/')[0] ?? ''))
const mayTake = (room: string, from: string) =>
  room === from || mayImport[room]?.split(' ').includes(from)

test('every folder of app/ has its line in the import rule', () => {
  const rooms = new Set(files.map(({ path }) => roomOf(path)))
  expect([...rooms].filter((room) => !(room in mayImport))).toEqual([])
})

test('imports point down only', () => {
  const upward = steps.filter(
    ({ path, target }) => !/\.test\.tsx?$/.test(path) && !mayTake(roomOf(path), roomOf(target)),
  )
  expect(upward).toEqual([])
})

test('only submissions touches server functions', () => {
  const strangers = steps.filter(
    ({ path, target }) => /\.functions(\.ts)?$/.test(target) && roomOf(path) !== 'submissions',
  )
  expect(strangers).toEqual([])
})

test('the design system knows React and CSS only', () => {
  const others = sourceFiles('.ts', '.tsx')
    .filter(({ path }) => path.startsWith('design-system/') && !/\.(test|stories)\./.test(path))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(imports), ([statement]) => `${path}: ${statement}`),
    )
    .filter((statement) => !/'(~\/|\.|react')/.test(statement))
  expect(others).toEqual([])
})

test('there are no barrels', () => {
  expect(files.filter(({ path }) => /^(?!routes\/).*\/index\.tsx?$/.test(path))).toEqual([])
})

test('scripts never import from tests', () => {
  const folder = join(root, 'scripts')
  const upward = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('node_modules'))
    .flatMap((path) => importsOf(path, readFileSync(join(folder, path), 'utf8')))
    .filter((target) => target.startsWith('../tests/'))
  expect(upward).toEqual([])
})
