/** The colour schemes, as `color-scheme` and a heading have them. */
export const schemes = [
  { name: 'light', label: 'Light' },
  { name: 'dark', label: 'Dark' },
] as const

export type Scheme = (typeof schemes)[number]['name']
