import { firm } from './content/firm.ts'
import type { FormName } from './content/forms.ts'
import { headlines } from './content/headlines.ts'

export type Page = {
  title: string
  description: string
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

/** How the paths begin to which something else than the not-found page answers. Under /individual that page has no link to the top. */
const answeredElsewhere = ['/_serverFn/', healthPath, '/individual']

/** Whether the not-found page answers at a path that is not a file's. */
export function isMissing(pathname: string): boolean {
  return !answeredElsewhere.some((start) => pathname.startsWith(start))
}

/** What mail and chat programs take into a link from the text behind it: "(see example.com/about)。" */
const appended = /\b[\s\u200b>\p{P}]+$/u

/** In characters. No URL variant is longer, and `appended` would take seconds for a path of many. */
const maxVariantLength = 200

/**
 * The path of the page, or of the rendered file, that the path of a URL stands for; `undefined` if there is none. A URL variant
 * has the same page: `/About`, `//about/`, `/about/index.html`, and `/about%20` or `/about).`
 */
export function findSitePath(pathname: string): string | undefined {
  if (pathname.length > maxVariantLength) return undefined
  const path = decodeSafely(pathname).replace(appended, '')
  // Only what is appended may be percent-encoded.
  if (!pathname.startsWith(path)) return undefined
  const names = path.toLowerCase().split('/').filter(Boolean)
  if (names.at(-1) === 'index.html') names.pop()
  const found = `/${names.join('/')}`
  return prerenderedPaths.includes(found) ? found : undefined
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
