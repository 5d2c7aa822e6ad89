import { expect, test } from 'vitest'
import * as firm from '../../app/content/firm.ts'
import { validateFacts } from './firm-facts'

// No firm of these tests has one.
const photograph = { imageUrl: './portrait.avif', imageAlt: 'Our team' }
const [lynn, ...others] = firm.offices

const hours = { from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' }

const withFirm = (change: object) => ({ firm: { ...firm.firm, ...change } })
const withLynn = (change: object) => ({ offices: [{ ...lynn, ...change }, ...others] })
const withPortrait = (change: object) => ({
  ceo: { ...firm.ceo, portrait: { ...photograph, ...change } },
})
const withExpiry = (expires: string) => ({ securityReports: { ...firm.securityReports, expires } })

test.each<[error: string, change: object]>([
  ['Lynn.telephone must have ten digits', withLynn({ telephone: '781-599-440' })],
  ['Lynn.telephone must have ten digits', withLynn({ telephone: '617-338-20001' })],
  ['Lynn.telephone must have ten digits', withLynn({ telephone: '1-781-599-440 ext. 3' })],
  ['Lynn.address must be several facts in braces', withLynn({ address: '1 Pier' })],
  ['Lynn.hours.0.from must be a day', withLynn({ hours: [{ ...hours, from: 'Mon' }] })],
  ['Lynn.hours.0.opens must be a time', withLynn({ hours: [{ ...hours, opens: '9:00' }] })],
  [
    'Lynn.hours.0 must begin before it ends',
    withLynn({ hours: [{ ...hours, to: 'Sunday', from: 'Monday', closes: '09:00' }] }),
  ],
  ['Lynn.hours must be a list', withLynn({ hours: '9 to 5' })],
  ['offices.0.city is missing', withLynn({ city: undefined })],
  ['Lynn.address.postalCode must', withLynn({ address: { ...lynn?.address, postalCode: '1902' } })],
  ['offices must be Lynn and Boston, once each.', { offices: [lynn] }],
  ['offices must be Lynn and Boston, once each.', { offices: [lynn, lynn] }],
  ['firm.state is missing', withFirm({ state: undefined })],
  ['firm.fax is not a fact of this site', withFirm({ fax: '781-599-4400' })],
  ['firm.founded must be a text in quotes. It is 1987', withFirm({ founded: 1987 })],
  ['firm.founded must not be in the future', withFirm({ founded: '2987' })],
  ['firm.founded must be a year of four digits', withFirm({ founded: 'nineteen' })],
  ['firm.legalName must not be empty', withFirm({ legalName: ' ' })],
  ['firm.legalName must be plain text', withFirm({ legalName: 'Quimby &amp; Sons' })],
  ['firm.email must end in a whole domain', withFirm({ email: 'office@quimby' })],
  ['securityReports.expires must be a day that exists', withExpiry('2027-02-31T00:00:00Z')],
  ['securityReports.expires must be a date with a time', withExpiry('10/31/2027')],
  ['ceo is missing. Add it: a name, a colon, the value and a comma.', { ceo: undefined }],
  ['ceo.moreBio must be a list', { ceo: { ...firm.ceo, moreBio: 'She is kind.' } }],
  [
    'ceo.portrait.imageUrl must be .* in small letters',
    withPortrait({ imageUrl: './portrait.JPG' }),
  ],
  ['ceo.portrait.imageUrl must be .*portrait', withPortrait({ imageUrl: './team.jpg' })],
  [
    'ceo.portrait.imageUrl names a photograph that is not in app/content; put it there',
    withPortrait({}),
  ],
  ['ceo.portrait.imageUrl .*\n.*imageAlt must .* "Team"', withPortrait({ imageAlt: 'Team' })],
])('%s', (error, change) => {
  const { errors } = validateFacts(Object.assign({}, firm, change))
  expect(errors.join('\n')).toMatch(new RegExp(`^app/content/firm.ts ${error}.*$`))
})

test('a number may be written in any way, and end in an extension', () => {
  const facts = Object.assign({}, firm, withLynn({ telephone: '+1 (617) 338.2000, x12' }))
  expect(validateFacts(facts).errors).toEqual([])
})

test('an invented fact is listed with what it is for, until it is replaced', () => {
  const examples = (facts: typeof firm) => validateFacts(facts).examples.join('\n')
  const name = 'app/content/firm.ts firm.name\n    As people say it'
  expect(examples({ ...firm, ...withFirm({ name: 'Egg Rock Financial Services' }) })).toContain(
    name,
  )
  expect(examples({ ...firm, ...withFirm({ name: 'Quimby & Sons' }) })).not.toContain(name)
})

test('a fact that a firm need not have is listed while it is empty, and is no error', () => {
  const empty = {
    firm: { ...firm.firm, firstMeeting: '', languages: [] },
    ceo: { ...firm.ceo, credentials: '' },
    offices: firm.offices.map((office) => ({ ...office, hours: [] })),
  }
  const check = (change: object) => validateFacts(Object.assign({}, firm, empty, change))
  const listed = (change: object) => check(change).empty.map((line) => line.split('\n')[0])
  expect(listed({})).toEqual(
    ['firm.firstMeeting', 'firm.languages', 'ceo.credentials', 'Lynn.hours', 'Boston.hours'].map(
      (name) => `app/content/firm.ts ${name}`,
    ),
  )
  const filled = withFirm({ firstMeeting: 'It is free.', languages: ['English'] })
  const offices = empty.offices.map((office) => ({ ...office, hours: [hours] }))
  expect(listed({ ...filled, offices })).toEqual(['app/content/firm.ts ceo.credentials'])
  expect(check({}).errors).toEqual([])
})
