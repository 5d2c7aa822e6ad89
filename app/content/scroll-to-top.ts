export const scrollToTop = {
  label: 'Scroll to top',
  /** The specification keeps this hint, and never shows it. */
  hint: { text: 'Scroll up for more courses', shown: false },
} as const
