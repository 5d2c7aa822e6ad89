import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const files = sourceFiles('.ts', '.tsx')

const parts = files
  .map(({ path }) => path)
  .filter((path) => /^design-system\/.*(?<!\.test)\.tsx$/.test(path))
  .map((path) => path.replace(/\.tsx$/, ''))

const gallery = files.filter(({ path }) => path.startsWith('design-gallery/'))

test('every part of the design system is in the gallery', () => {
  expect(parts).not.toEqual([])
  const shown = new Set(
    gallery.flatMap(({ text }) =>
      [...text.matchAll(/from '~\/(design-system\/[^']+)'/g)].map(([, path]) => path),
    ),
  )
  expect(parts.filter((part) => !shown.has(part))).toEqual([])
})

test('every sheet of the gallery is on its list', () => {
  const list = gallery.find(({ path }) => path === 'design-gallery/sheets.ts')?.text
  const sheets = gallery
    .map(({ path }) => path.match(/^design-gallery\/(sheets\/.+)\.tsx$/)?.[1])
    .filter((path) => path !== undefined)
  expect(sheets).not.toEqual([])
  expect(sheets.filter((path) => !list?.includes(`'./${path}'`))).toEqual([])
})

test('nothing but the gallery’s own page imports the gallery', () => {
  const others = files.filter(
    ({ path, text }) => !path.startsWith('design-gallery/') && /['/]design-gallery\//.test(text),
  )
  expect(others.map(({ path }) => path)).toEqual([])
})
