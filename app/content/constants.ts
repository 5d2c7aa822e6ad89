/** Of the pages. */
export const language = 'en'
/** For formatted numbers, dates and structured data. */
export const locale = 'en-US'
/** Of the two cities, in mails to the firm. */
export const timeZone = 'America/New_York'

export const copyrightYear = 2025
export const privacyEffectiveDate = 'May 10th, 2024'
/** In CSS pixels. The link to the top is shown below this scroll position. */
export const scrollToTopThreshold = 100
/** After this time the code of a page or a form counts as not loaded. */
export const codeTimeoutMs = 120_000
export const countries = ['US', 'CA', 'EU'] as const
