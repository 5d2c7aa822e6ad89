import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { firm } from '../../app/content/firm.ts'
import { siteCopy } from '../../app/content/site-copy.ts'
import { canonicalPaths, type PagePath } from '../../app/page-table.ts'
import { shareImage, shareImageSize } from '../../app/seo/share-image.ts'
import { applyColors, resolveColor, type Scheme } from '../build/colors.ts'

/** A picture in `public`, as the document that Chromium paints. It contains all that it shows, fonts too. */
export type Picture = { file: string; width: number; height: number; scheme: Scheme; html: string }

/** All pictures that `npm run pictures` paints. Those with the same file name go into one file. */
export const pictures: Picture[] = [
  ...canonicalPaths.map(linkPreview),
  // For browsers that do not support favicon.svg, and for programs that request /favicon.ico unasked.
  ...[16, 32, 48].map((width) => icon('favicon.ico', width, 87.5, 12.5)),
  // iOS rounds the corners itself, and paints transparent pixels black.
  icon('apple-touch-icon.png', 180, 66, 0),
  icon('icon-192.png', 192, 66, 18),
  icon('icon-512.png', 512, 66, 18),
  icon('icon-maskable-512.png', 512, 100, 0, 'mark/maskable.svg'),
]

/** Hashes of what the pictures are painted from. */
export function fingerprints(): Record<string, string> {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)
  const entries = pictures.map(({ file, width, html }) => [`${file}, ${width} px`, hash(html)])
  return Object.fromEntries(entries)
}

/** The share image of a page. share-image.html has the layout. */
function linkPreview(page: PagePath): Picture {
  const { path, headline, drawing, scheme } = shareImage(page)
  const words: Record<string, string> = {
    drawing,
    subject: basename(drawing, '.svg'),
    headline,
    length: headline.length > 50 ? 'long' : 'short',
    name: firm.name,
    tagline: siteCopy.tagline,
  }
  const template = readFileSync(new URL('share-image.html', import.meta.url), 'utf8')
  const html = template.replace(/%(\w+)%/g, (_, word) =>
    (words[word] ?? '').replace(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`),
  )
  return { ...shareImageSize, file: path.slice(1), scheme, html: selfContained(html, scheme) }
}

/**
 * The mark on a tile of paper: on a dark home screen or tab its ink would be invisible.
 *
 * @param share the width of the mark, in percent of the tile's
 * @param corner the radius of the corners, in percent of the tile's width
 */
function icon(
  file: string,
  width: number,
  share: number,
  corner: number,
  mark = 'mark/favicon.svg',
): Picture {
  const scheme = 'light'
  const html = `<!doctype html><body style="margin: 0">
    <div style="position: absolute; inset: 0; background: var(--color-ground); border-radius: ${corner}%"></div>
    <img style="position: absolute; inset: ${(100 - share) / 2}%; width: ${share}%" src="illustrations/${mark}">`
  return { file, width, height: width, scheme, html: selfContained(html, scheme) }
}

/** Writes colors, drawings and fonts into a document. */
function selfContained(html: string, scheme: Scheme): string {
  const dataUrl = (type: string, content: Buffer | string) =>
    `data:${type};base64,${Buffer.from(content).toString('base64')}`
  // In one pass: a second one would search the long texts of the first, which takes seconds.
  return html
    .replace(/var\((--[\w-]+)\)/g, (_, name) => resolveColor(name, scheme))
    .replace(/[\w/-]+\.(svg|woff2)/g, (file, type) =>
      type === 'svg'
        ? `${dataUrl('image/svg+xml', applyColors(`${read(file)}`))}#${scheme}`
        : dataUrl('font/woff2', read(file)),
    )
}

function read(file: string): Buffer {
  return readFileSync(new URL(`../../app/${file}`, import.meta.url))
}
