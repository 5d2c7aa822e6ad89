import { firm } from './content/firm.ts'
import type { FormName } from './content/forms.ts'
import { headlines } from './content/headlines.ts'

export type Page = {
  title: string
  description: string
  /** What differs from the default share image (see `shareImage`). */
  image?: Partial<ShareImage>
  /** The forms on the page. A page with a form also takes POST. */
  forms: readonly FormName[]
  /** The path that search engines list, if it is a different one. */
  canonical?: string
}

/** A picture in link previews: a headline over a drawing. `npm run pictures` paints it. */
export type ShareImage = {
  headline: string
  /** A file in `app/illustrations`. `scripts/pictures/share-image.html` positions it. */
  drawing: string
  scheme: 'light' | 'dark'
  /** What the drawing shows, in a sentence. */
  shows: string
}

const home = {
  title: headlines.home,
  description: `Bookkeeping, tax preparation, audit representation and business finance for people and small firms, from offices in ${firm.cities}, ${firm.state}.`,
  forms: ['newsletter'],
} as const

/** The table of pages, which everything that lists pages reads. `routes.types.ts` in tests/contracts holds it against the routes. */
export const pages = {
  '/': home,
  '/home': { ...home, canonical: '/' },
  '/contact': {
    title: 'Contact',
    description: `Schedule a meeting with our offices in ${firm.cities}, or write to us about your books, your taxes or a letter you would rather not open alone.`,
    image: {
      headline: headlines.contact,
      drawing: 'drawings/office-map.svg',
      shows: `A chart of the coast with the offices in ${firm.cities}.`,
    },
    forms: ['contact', 'newsletter'],
  },
  '/about': {
    title: 'About',
    description: `A small firm in ${firm.cities} that has kept books since ${firm.founded}, with ${firm.experience.combined} years of combined experience.`,
    image: {
      headline: headlines.about,
      scheme: 'dark',
      shows: 'A small light on a rock, at night.',
    },
    forms: ['newsletter'],
  },
  '/privacy': {
    title: headlines.privacy,
    description: 'What this site learns about you, what becomes of it, and what it does not do.',
    image: {
      drawing: 'drawings/postmark.svg',
      shows: 'A postage stamp with a sailboat on it, and its postmark.',
    },
    forms: [],
  },
} as const satisfies Record<`/${string}`, Page>

export type PagePath = keyof typeof pages

/** The files that routes render. */
export const renderedFiles = [
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/robots.txt',
  '/sitemap.xml',
] as const

/** Where load balancers ask whether submissions can be stored (`health.server.ts`). */
export const healthPath = '/healthz'

export const pagePaths = Object.keys(pages).filter(isPagePath)

/** The pages that search engines list. */
export const canonicalPaths = pagePaths.filter((path) => !('canonical' in pages[path]))

/** The paths that are rendered once, at build. */
export const prerenderedPaths: readonly string[] = [...pagePaths, ...renderedFiles]

/** The not-found page, which has no path of its own. Hosts that serve it as a file have it at this one, with status 404. */
export const notFoundFile = '/404.html'

/** The entry of a page, or `undefined` if there is no page at the path. */
export function findPage(path: string): Page | undefined {
  return isPagePath(path) ? pages[path] : undefined
}

/** The path under which search engines list a page. */
export function canonicalPath(path: PagePath): PagePath {
  const page = pages[path]
  return 'canonical' in page ? page.canonical : path
}

function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(pages, path)
}
