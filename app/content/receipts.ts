/** What the visitor reads when a submission is in the store. */
export const receipts = {
  enquiry: 'Thank you. Your message has reached us, and we will write back.',
  signup: 'Thank you. Your address is on the list.',
}

/** What the visitor reads at the rate limit. The next submission is allowed after `minutes`. */
export function rateLimitReached(minutes: number): string {
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return `This was not sent: too much has come from your connection just now. What you wrote is kept here; it can be sent in ${wait}.`
}
