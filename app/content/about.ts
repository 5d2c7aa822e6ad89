export const about = {
  seo: {
    title: 'About',
    description:
      'A small firm in Lynn and Boston that has kept books since 2010, with over 50 years of combined experience.',
  },
  heading: 'The books should tell you the truth while it still helps',
  lede: 'We have kept books on this coast since 2010, with over 50 years of experience between us.',
} as const
