import type { FormName } from '~/forms/schema/posted-form'
import { firm } from './content/firm.ts'

export type Page = {
  title: string
  description: string
  /** The page's type in schema.org. */
  type: 'WebPage' | 'AboutPage' | 'ContactPage'
  /** What differs from the default share image (see `shareImage` below). */
  image?: Partial<ShareImage>
  /** The forms on the page. A page with a form also takes POST. */
  forms: readonly FormName[]
  /** The path that search engines list, if it is a different one. */
  canonical?: string
}

/** A picture in link previews: a headline over a drawing. `npm run pictures` paints it. */
type ShareImage = {
  headline: string
  /** A file in `app/illustrations`. `scripts/pictures/share-image.html` positions it. */
  drawing: string
  scheme: 'light' | 'dark'
  /** What the drawing shows, in a sentence. */
  shows: string
}

/** In pixels: the ratio of Open Graph, 1.91 to 1, and large enough for the large card of X. */
export const shareImageSize = { width: 1200, height: 630 }

const home = {
  title: 'Financial Services for Your Peace of Mind',
  description: `Bookkeeping, tax preparation, audit representation and business finance for people and small firms, from offices in ${firm.cities}, ${firm.state}.`,
  type: 'WebPage',
  forms: ['newsletter'],
} as const

/** The table of pages, which everything that lists pages reads. `routes.types.ts` in tests/contracts holds it against the routes. */
export const pages = {
  '/': home,
  '/home': { ...home, canonical: '/' },
  '/contact': {
    title: 'Contact',
    description: `Schedule a meeting with our offices in ${firm.cities}, or write to us about your books, your taxes or a letter you would rather not open alone.`,
    type: 'ContactPage',
    image: {
      headline: 'Schedule a Meeting',
      drawing: 'drawings/office-map.svg',
      shows: `A chart of the coast with the offices in ${firm.cities}.`,
    },
    forms: ['contact', 'newsletter'],
  },
  '/about': {
    title: 'About',
    description: `A small firm in ${firm.cities} that has kept books since ${firm.founded}, with ${firm.experience.combined} years of combined experience.`,
    type: 'AboutPage',
    image: {
      headline: 'The books should tell you the truth while it still helps',
      scheme: 'dark',
      shows: 'A small light on a rock, at night.',
    },
    forms: ['newsletter'],
  },
  '/privacy': {
    title: 'Privacy policy',
    description: 'What this site learns about you, what becomes of it, and what it does not do.',
    type: 'WebPage',
    image: {
      drawing: 'drawings/postmark.svg',
      shows: 'A postage stamp with a sailboat on it, and its postmark.',
    },
    forms: [],
  },
} as const satisfies Record<`/${string}`, Page>

export type PagePath = keyof typeof pages

/** The files that routes render, and whether they are prerendered or rendered for each request. */
export const renderedFiles = {
  '/manifest.webmanifest': 'build',
  '/.well-known/security.txt': 'build',
  '/robots.txt': 'build',
  '/sitemap.xml': 'build',
  // A host would choose the content type of a prerendered .vcf itself.
  '/offices/{$office}.vcf': 'request',
} as const satisfies Record<`/${string}`, 'build' | 'request'>

/** Where load balancers ask whether submissions can be stored (`health.server.ts`). */
export const healthPath = '/healthz'

export const pagePaths = Object.keys(pages).filter(isPagePath)

/** The pages that search engines list. */
export const canonicalPaths = pagePaths.filter((path) => !('canonical' in pages[path]))

/** The paths that are rendered once, at build. */
export const prerenderedPaths: readonly string[] = [
  ...pagePaths,
  ...Object.entries(renderedFiles).flatMap(([path, when]) => (when === 'build' ? [path] : [])),
]

/**
 * The path of the page, or of the rendered file, that the path of a URL stands for; `undefined` if there is none. A URL variant
 * has the same page: `/About/`, `//about`, `/%61bout`, `/about/index.html`, and `/about%20`, which mail programs make of a link
 * with a space behind it.
 */
export function findSitePath(pathname: string): string | undefined {
  const names = decodeSafely(pathname)
    .replace(/[\s\p{Cc}\p{Cf}]/gu, '')
    .toLowerCase()
    .split(/[\\/]/)
    .filter(Boolean)
  if (names.at(-1) === 'index.html') names.pop()
  const path = `/${names.join('/')}`
  return prerenderedPaths.includes(path) ? path : undefined
}

/** The entry of a page, or `undefined` if there is no page at the path. */
export function findPage(path: string): Page | undefined {
  return isPagePath(path) ? pages[path] : undefined
}

/** The path under which search engines list a page. */
export function canonicalPath(path: PagePath): PagePath {
  const page = pages[path]
  return 'canonical' in page ? page.canonical : path
}

/** The page's picture in link previews. By default its title over the harbor, in light colors. */
export function shareImage(path: PagePath) {
  const { title, image }: Page = pages[path]
  const picture: ShareImage = {
    headline: title,
    drawing: 'harbor/harbor.svg',
    scheme: 'light',
    shows: 'The beam of a small light crosses the words.',
    ...image,
  }
  const name = canonicalPath(path).slice(1).replaceAll('/', '-') || 'home'
  return { ...picture, path: `/share/${name}.png`, alt: `${picture.headline}. ${picture.shows}` }
}

function decodeSafely(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(pages, path)
}
