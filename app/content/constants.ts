/** The business constants of the site, each in one place. */

export const copyrightYear = 2025
/** When the privacy policy came into force. */
export const privacyEffectiveDate = 'May 10th, 2024'
/** The scroll-to-top button shows past this many CSS pixels. */
export const scrollToTopThreshold = 100
/** A page's code that does not arrive within this many milliseconds has failed to load. */
export const pageCodeTimeoutMs = 120_000
/** What the contact form's country may be. */
export const countries = ['US', 'CA', 'EU'] as const
