import { expect, test } from 'vitest'
import recorded from './fingerprints.json'
import { fingerprints } from './pictures.ts'

test('the pictures in public show what the site has now', () => {
  const help = 'Pictures are stale: run `npm run pictures` and commit what it writes'
  expect(recorded, help).toEqual(fingerprints())
})
