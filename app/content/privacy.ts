export const privacy = {
  seo: {
    title: 'Privacy policy',
    description: 'What this site learns about you, what becomes of it, and what it does not do.',
  },
  heading: 'Privacy policy',
} as const
