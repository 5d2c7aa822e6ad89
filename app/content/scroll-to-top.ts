export const scrollToTop = {
  label: 'Scroll to top',
  /** Switched off. */
  hint: { text: 'Scroll up for more courses', shown: false },
} as const
