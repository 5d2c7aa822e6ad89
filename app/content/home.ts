export const home = {
  seo: {
    title: 'Financial Services for Your Peace of Mind',
    description:
      'Bookkeeping, tax preparation, audit representation and business finance for people and small firms, from offices in Lynn and Boston, Massachusetts.',
  },
  hero: {
    heading: 'Financial Services for Your Peace of Mind',
    lede: 'Bring the shoebox. We sort it, reconcile it to the penny and keep it that way, for people and businesses from Lynn to Boston.',
    primary: 'Schedule Consultation',
    secondary: 'Learn more',
    secondaryEnding: ' about how we work',
  },
} as const
