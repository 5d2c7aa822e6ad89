import { ceo } from './firm'

/** What vite-imagetools makes of a photograph: a `srcset` for each format, and a fallback in the last format. */
type Picture = { sources: Record<string, string>; img: { src: string; w: number; h: number } }

// One or two pixels for each of the two widths of the portrait on the about page.
const pictures = import.meta.glob<Picture>('./portrait.{avif,jpeg,jpg,png,webp}', {
  eager: true,
  import: 'default',
  query: '?w=240;480;768&format=avif;jpg&as=picture',
})

const thumbnails = import.meta.glob<string>('./portrait.{avif,jpeg,jpg,png,webp}', {
  eager: true,
  import: 'default',
  query: '?w=160&format=webp',
})

/** The photograph of the chief executive, unless `firm.ts` names the drawing. */
export const photograph = pictures[ceo.portrait.imageUrl]

/** The URL of a small one. */
export const smallPhotograph = thumbnails[ceo.portrait.imageUrl]
