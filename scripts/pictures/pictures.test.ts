import { expect, test } from 'vitest'
import { pages } from '~/pages'
import recorded from './fingerprints.json'
import { fingerprints, pictures } from './pictures.ts'

test('the pictures in public show what the site has now', () => {
  const help = 'Pictures are stale: run `npm run pictures` and commit what it writes'
  expect(recorded, help).toEqual(fingerprints())
})

test('every page has its share image', () => {
  const files = pictures.map(({ file }) => `/${file}`)
  expect(files).toEqual(expect.arrayContaining(Object.values(pages).map(({ image }) => image.path)))
})
