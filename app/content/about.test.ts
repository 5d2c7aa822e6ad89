import { expect, test } from 'vitest'
import { ceo } from './about'

test('the profile has the fields of the specification', () => {
  const fields = ['bio', 'imageAlt', 'imageUrl', 'name', 'role', 'shortBio']
  expect(Object.keys(ceo).sort()).toEqual(fields)
})

test('the full biography begins with the short one, so that opening it moves nothing', () => {
  expect(ceo.bio.split('\n\n')[0]).toBe(ceo.shortBio)
})
