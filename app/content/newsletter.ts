import { firm } from './firm.ts'

export const newsletter = {
  folio: { number: '700', label: 'Newsletter' },
  heading: 'A letter worth opening',
  lede: `Filing dates before they arrive, changes in ${firm.state} and federal rules, and the habits that keep a set of books tidy.`,
  email: 'Email address',
  missing: 'Enter your email address',
  submit: 'Subscribe',
  note: 'We use your address for the letter and nothing else.',
  sending: 'Signing you up',
  slow: 'Still trying. This is taking longer than it should.',
} as const
