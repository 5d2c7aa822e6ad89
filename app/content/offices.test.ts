import { expect, test } from 'vitest'
import { telephoneNumbers } from './offices'

test.each([
  ['781-555-0142', 'tel:+17815550142', '+1-781-555-0142'],
  ['+1 (781) 555.0142', 'tel:+17815550142', '+1-781-555-0142'],
  ['781-555-0142, ext. 3', 'tel:+17815550142;ext=3', '+1-781-555-0142 ext. 3'],
])('%s is dialed as %s', (telephone, telephoneHref, internationalTelephone) => {
  expect(telephoneNumbers(telephone)).toEqual({ telephoneHref, internationalTelephone })
})
