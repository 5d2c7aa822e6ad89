import type { PageSeo } from '~/seo/head'

/**
 * What each page is to those who list it or show a link to it. Apart from the pages' other copy, because the browser
 * needs the heads of all pages at once, to follow a link, and the copy of the one it shows.
 */
export const seo = {
  home: {
    path: '/',
    type: 'WebPage',
    title: 'Financial Services for Your Peace of Mind',
    description:
      'Bookkeeping, tax preparation, audit representation and business finance for people and small firms, from offices in Lynn and Boston, Massachusetts.',
    image: {
      path: '/share/home.png',
      alt: 'Financial Services for Your Peace of Mind. The beam of the light on Egg Rock crosses the words.',
    },
  },
  contact: {
    path: '/contact',
    type: 'ContactPage',
    title: 'Contact',
    description:
      'Schedule a meeting with our offices in Lynn and Boston, or write to us about your books, your taxes or a letter you would rather not open alone.',
    image: {
      path: '/share/contact.png',
      alt: 'Schedule a Meeting. A chart of the coast with an office in Lynn and one in Boston.',
    },
  },
  about: {
    path: '/about',
    type: 'AboutPage',
    title: 'About',
    description:
      'A small firm in Lynn and Boston that has kept books since 2010, with over 50 years of combined experience.',
    image: {
      path: '/share/about.png',
      alt: 'The books should tell you the truth while it still helps. The light on Egg Rock at night.',
    },
  },
  privacy: {
    path: '/privacy',
    type: 'WebPage',
    title: 'Privacy policy',
    description: 'What this site learns about you, what becomes of it, and what it does not do.',
    image: {
      path: '/share/privacy.png',
      alt: 'Privacy policy. A postage stamp with the light on Egg Rock, postmarked in Lynn.',
    },
  },
} satisfies Record<string, PageSeo>
