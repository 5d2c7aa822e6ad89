import { expect, test } from 'vitest'
import { expiryProblem, securityTxt } from './security-txt'

test('the text has the fields of RFC 9116, a line each', () => {
  const facts = { email: 'a@b.example', languages: ['en', 'es'], expires: '2027-10-31T00:00:00Z' }
  expect(securityTxt({ ...facts, siteUrl: 'https://www.b.example' })).toBe(
    `Contact: mailto:a@b.example
Expires: 2027-10-31T00:00:00Z
Preferred-Languages: en, es
Canonical: https://www.b.example/.well-known/security.txt
`,
  )
  expect(securityTxt({ ...facts, siteUrl: undefined })).not.toContain('Canonical')
})

test('a date that is no date, near, past or too far ahead is a problem', () => {
  const now = new Date('2026-11-21T00:00:00Z')
  expect(expiryProblem('2027-10-31T00:00:00Z', now)).toBeUndefined()
  expect(expiryProblem('soon', now)).toContain('no date')
  expect(expiryProblem('2026-12-01T00:00:00Z', now)).toContain('near')
  expect(expiryProblem('2026-11-20T00:00:00Z', now)).toContain('passed')
  expect(expiryProblem('2028-01-01T00:00:00Z', now)).toContain('more than a year')
})
