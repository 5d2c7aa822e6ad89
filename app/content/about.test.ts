import { expect, test } from 'vitest'
import { ceo } from './about'

test('the profile of the chief executive has the fields of the specification and no others', () => {
  expect(Object.keys(ceo).sort()).toEqual(['bio', 'imageUrl', 'name', 'role', 'shortBio'])
})

test('the full biography begins with the short one, so that opening it moves nothing', () => {
  expect(ceo.bio.startsWith(`${ceo.shortBio}\n\n`)).toBe(true)
})
