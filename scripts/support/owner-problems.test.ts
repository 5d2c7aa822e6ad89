import { expect, test } from 'vitest'
import * as firm from '../../app/content/firm.ts'
import { problemsWith } from './owner-problems'

const photograph = { imageUrl: './team.jpg', imageAlt: 'Our team' } as const

test.each([
  [{ telephone: '781-599-440' }, 'Lynn.telephone must have ten digits'],
  [{ telephone: '617-338-BOOK' }, 'Lynn.telephone must have ten digits'],
  [{ telephone: '617-338-20001' }, 'Lynn.telephone must have ten digits'],
  [{ address: { street: '', region: 'MA', postalCode: '1902' } }, 'Lynn.address.postalCode must'],
])('an office with %j', (change, problem) => {
  const offices = firm.offices.map((office) => ({ ...office, ...change }))
  expect(problemsWith({ ...firm, offices })[0]).toContain(`firm.ts ${problem}`)
})

test('a number may be written in any way, and end in an extension', () => {
  const offices = firm.offices.map((office) => ({ ...office, telephone: '+1 (617) 338.2000, x12' }))
  expect(problemsWith({ ...firm, offices })).toEqual([])
})

test.each([
  [{ ...photograph, imageUrl: './IMG_2041.JPG' }, 'imageUrl must be .* in small letters'],
  [photograph, 'imageUrl must be the name of a photograph in app/content'],
  [{ ...photograph, imageAlt: 'Team' }, 'imageAlt must say what the photograph shows'],
])('a portrait with %j', (portrait, problem) => {
  // @ts-expect-error The type refuses some of them too.
  const problems = problemsWith({ ...firm, chief: { ...firm.chief, portrait } })
  expect(problems.join()).toMatch(new RegExp(`firm.ts chief.portrait.${problem}`))
})
