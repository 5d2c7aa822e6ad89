/** The business constants of the site, each in one place. */

export const copyrightYear = 2025
/** When the privacy policy came into force. */
export const privacyEffectiveDate = 'May 10th, 2024'
/** The scroll-to-top button shows past this many CSS pixels. */
export const scrollToTopThreshold = 100
