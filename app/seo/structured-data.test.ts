import { expect, test } from 'vitest'
import { firm, offices } from '~/content/firm'
import { isPlaceholder } from '~/content/placeholder'
import { pages } from '~/pages'
import { graphOf } from './structured-data'

const facts = {
  email: firm.email,
  ...Object.fromEntries(
    offices.flatMap(({ city, address, telephone }) => [
      [`street in ${city}`, address.street],
      [`postal code in ${city}`, address.postalCode],
      [`telephone in ${city}`, telephone],
    ]),
  ),
}

test.each(Object.entries(facts))('the %s is a fact once the firm has filled it in', (_, fact) => {
  expect(JSON.stringify(graphOf({ ...pages['/contact'], path: '/contact' })).includes(fact)).toBe(
    !isPlaceholder(fact),
  )
})
