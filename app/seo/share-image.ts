import { canonicalPath, type Page, type PagePath, pages, type ShareImage } from '../page-table.ts'

/** In pixels: the ratio of Open Graph, 1.91 to 1, and large enough for the large card of X. */
export const shareImageSize = { width: 1200, height: 630 }

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
