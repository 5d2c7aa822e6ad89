import { expect, test } from 'vitest'
import { isPlaceholder } from '~/lib/placeholder'
import { about, ceo } from './about'

test('the profile of the chief executive has the fields of the specification and no others', () => {
  expect(Object.keys(ceo).sort()).toEqual(['bio', 'imageUrl', 'name', 'role', 'shortBio'])
})

test('what only the firm can say about its chief executive is marked as standing in', () => {
  for (const fact of [...Object.values(ceo), about.quote.text]) {
    expect(isPlaceholder(fact)).toBe(true)
  }
})

test('the full biography begins with the short one, so that opening it moves nothing', () => {
  expect(ceo.bio.startsWith(`${ceo.shortBio}\n\n`)).toBe(true)
})
