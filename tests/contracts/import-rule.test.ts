import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Which rooms of the house each room may take from. Arrows point down only. */
const mayImport: Record<string, readonly string[]> = {
  routes: ['routes', 'frame', 'pages', 'seo', 'submissions', 'design-system', 'pages.ts', 'content'],
  frame: [
    'frame',
    'platform',
    'illustrations',
    'navigation',
    'loading',
    'brand',
    'design-system',
    'content',
  ],
  pages: [
    'pages',
    'sections',
    'submissions',
    'illustrations',
    'navigation',
    'loading',
    'brand',
    'design-system',
    'content',
  ],
  sections: ['sections', 'submissions', 'illustrations', 'brand', 'design-system', 'content'],
  platform: ['platform', 'submissions', 'environment', 'logging', 'content'],
  submissions: [
    'submissions',
    'loading',
    'environment',
    'logging',
    'design-system',
    'pages.ts',
    'content',
  ],
  seo: ['seo', 'pages.ts', 'content'],
  illustrations: ['illustrations', 'design-system'],
  brand: ['brand', 'design-system'],
  navigation: ['navigation', 'design-system', 'pages.ts'],
  'design-system': ['design-system'],
  environment: ['environment'],
  logging: ['logging'],
  loading: ['loading', 'content'],
  content: ['content'],
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
/** The folder below app/; the table of pages, a file beside the folder of the same name, counts as one. */
const roomOf = (path: string) => (path === 'pages' ? 'pages.ts' : (path.split('/')[0] ?? ''))
const isUnitTest = ({ path }: { path: string }) => /\.test\.tsx?$/.test(path)

test('every folder of app/ has its line in the import rule', () => {
  const rooms = new Set(files.map(({ path }) => roomOf(path)))
  expect([...rooms].filter((room) => !(room in mayImport))).toEqual([])
})

test('imports point down only', () => {
  const upward = steps.filter(
    (step) => !isUnitTest(step) && !mayImport[roomOf(step.path)]?.includes(roomOf(step.target)),
  )
  expect(upward.map(({ path, target }) => `${path} imports ${target}`)).toEqual([])
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
      [...text.matchAll(imports)]
        .map((match) => match[1] ?? '')
        .filter((name) => !/^(~\/|\.|react$)/.test(name))
        .map((name) => `${path} imports ${name}`),
    )
  expect(others).toEqual([])
})

test('there are no barrels, and no component named for its folder’s index', () => {
  expect(
    files.filter(({ path }) => /(^|\/)index\.tsx?$/.test(path) && !path.startsWith('routes/')),
  ).toEqual([])
})
