export const scrollToTop = {
  label: 'Scroll to top',
  /** Written down, but switched off. */
  hint: { text: 'Scroll up for more courses', shown: false },
} as const
