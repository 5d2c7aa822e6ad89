import { expect, test } from 'vitest'
import * as firm from '../../app/content/firm.ts'
import { problemsWith } from './owner-problems'

const photograph = { imageUrl: './team.jpg', imageAlt: 'Our team' } as const

test.each([
  [{ telephone: '781-599-440' }, 'Lynn.telephone must have ten digits'],
  [{ telephone: '617-338-BOOK' }, 'Lynn.telephone must have ten digits'],
  [{ telephone: '617-338-20001' }, 'Lynn.telephone must have ten digits'],
  [{ telephone: '1-781-599-440 ext. 3' }, 'Lynn.telephone must have ten digits'],
  [{ address: '1 Pier' }, 'Lynn.address must be several facts in braces'],
  [{ city: undefined }, 'offices.0.city is missing'],
  [
    { address: { street: '1 Pier', region: 'MA', postalCode: '1902' } },
    'Lynn.address.postalCode must',
  ],
])('an office with %j', (change, problem) => {
  const offices = firm.offices.map((office) => ({ ...office, ...change }))
  // @ts-expect-error The type refuses some of them too.
  expect(problemsWith({ ...firm, offices })[0]).toContain(`firm.ts ${problem}`)
})

test.each([
  [{ state: undefined }, 'state is missing'],
  [{ fax: '781-599-4400' }, 'fax is not a fact of this site'],
  [{ founded: 1987 }, 'founded must be a text in quotes. It is 1987'],
  [{ founded: '2987' }, 'founded must not be in the future'],
  [{ founded: 'nineteen' }, 'founded must be a year of four digits'],
  [{ legalName: ' ' }, 'legalName must not be empty'],
])('a firm with %j', (change, problem) => {
  // @ts-expect-error The type refuses some of them too.
  const problems = problemsWith({ ...firm, firm: { ...firm.firm, ...change } })
  expect(problems).toEqual([expect.stringContaining(`firm.ts firm.${problem}`)])
})

test.each([
  ['2027-02-31T00:00:00Z', 'a day that exists'],
  ['10/31/2027', 'a date with a time'],
])('the expiry date %s', (expires, needed) => {
  const securityReports = { ...firm.securityReports, expires }
  const facts = Object.assign({}, firm, { securityReports })
  const problem = expect.stringContaining(`securityReports.expires must be ${needed}`)
  expect(problemsWith(facts)).toEqual([problem])
})

test('a section that was deleted', () => {
  const { chief, ...facts } = firm
  // @ts-expect-error The type refuses it too.
  expect(problemsWith(facts)).toEqual([
    'app/content/firm.ts chief is missing. Add it: a name, a colon, the value and a comma.',
  ])
})

test('each city has one office', () => {
  const [first] = firm.offices
  for (const offices of [[first], [first, first]]) {
    const facts = Object.assign({}, firm, { offices })
    const problem = expect.stringContaining('offices must be Lynn and Boston, once each.')
    expect(problemsWith(facts)).toEqual([problem])
  }
})

test('the further paragraphs of the biography are a list', () => {
  const facts = Object.assign({}, firm, { chief: { ...firm.chief, moreBio: 'She is kind.' } })
  const problem = expect.stringContaining('chief.moreBio must be a list')
  expect(problemsWith(facts)).toEqual([problem])
})

test('a number may be written in any way, and end in an extension', () => {
  const offices = firm.offices.map((office) => ({ ...office, telephone: '+1 (617) 338.2000, x12' }))
  expect(problemsWith({ ...firm, offices })).toEqual([])
})

test.each([
  [{ ...photograph, imageUrl: './IMG_2041.JPG' }, 'imageUrl must be .* in small letters'],
  [{ ...photograph, imageUrl: './team #1.jpg' }, 'imageUrl must be .* without #'],
  [photograph, 'imageUrl must be the name of a photograph in app/content'],
  [{ ...photograph, imageAlt: 'Team' }, 'imageAlt must say what .* It is "Team"'],
])('a portrait with %j', (portrait, problem) => {
  // @ts-expect-error The type refuses some of them too.
  const problems = problemsWith({ ...firm, chief: { ...firm.chief, portrait } })
  expect(problems.join()).toMatch(new RegExp(`firm.ts chief.portrait.${problem}`))
})
