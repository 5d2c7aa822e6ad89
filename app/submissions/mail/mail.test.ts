import { expect, test } from 'vitest'
import { enquiry } from '../../../tests/support/store-tests.ts'
import { enquiryMail, signupMail } from './mail.ts'

test.each([
  ['2026-07-04T02:30:00Z', 'Friday, July 3, 2026 at 10:30:00 PM EDT'],
  ['2026-11-29T15:03:12Z', 'Sunday, November 29, 2026 at 10:03:12 AM EST'],
])('what was sent at %s was sent on %s in the time of the firm', (sentAt, when) => {
  for (const { text } of [
    enquiryMail(enquiry, new Date(sentAt)),
    signupMail({ email: 'ada@example.com' }, new Date(sentAt)),
  ]) {
    // ICU writes a narrow space before AM and PM.
    expect(text.replace(/\s/g, ' ')).toContain(` on ${when}.`)
  }
})
