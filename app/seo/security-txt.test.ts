import { expect, test } from 'vitest'
import { expiryProblem, securityTxt } from './security-txt'

test('each field of RFC 9116 is on its own line', () => {
  const facts = { email: 'a@b.example', languages: ['en', 'es'], expires: '2027-10-31T00:00:00Z' }
  expect(securityTxt(facts, 'https://www.b.example')).toBe(
    `Contact: mailto:a@b.example
Expires: 2027-10-31T00:00:00Z
Preferred-Languages: en, es
Canonical: https://www.b.example/.well-known/security.txt
`,
  )
  expect(securityTxt(facts)).not.toContain('Canonical')
})

test.each([
  ['2027-10-31T00:00:00Z', undefined],
  ['soon', 'not a date'],
  ['2026-12-01T00:00:00Z', 'near'],
  ['2026-11-20T00:00:00Z', 'passed'],
  ['2028-01-01T00:00:00Z', 'more than a year'],
])('on 2026-11-21 the problem with the expiry date %s is: %s', (expires, problem) => {
  const found = expiryProblem(expires, new Date('2026-11-21T00:00:00Z'))
  expect(found).toEqual(problem && expect.stringContaining(problem))
})
