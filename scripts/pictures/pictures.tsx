import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { CSSProperties, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { about } from '~/content/about'
import { contact } from '~/content/contact'
import { firm } from '~/content/firm'
import { home } from '~/content/home'
import { privacy } from '~/content/privacy'
import { pages, shareImageSize } from '~/pages'
import { colorOf, painted, type Scheme } from '../build/colors.ts'

/** A picture in `public`, as the document that Chromium paints. It contains all that it shows, fonts too. */
export type Picture = { file: string; width: number; height: number; scheme: Scheme; html: string }

type Card = {
  page: { image: { path: string } }
  scheme: Scheme
  /** In the page's own words. */
  headline: string
  /** Where its lines end at the latest, and how large they are, in pixels. */
  measure: { width: number; size: number }
  /** One of the site's drawings, and where it lies, in pixels. */
  drawing: { file: string; left: number; top: number; width: number }
}

const harbor = { file: 'harbor/harbor.svg', left: -880, top: -78, width: 2538 }

const cards: readonly Card[] = [
  {
    page: pages['/'],
    scheme: 'light',
    // The last two words stay together.
    headline: home.hero.heading.replace(/ (\S+)$/, '\u00a0$1'),
    measure: { width: 720, size: 98 },
    drawing: harbor,
  },
  {
    page: pages['/contact'],
    scheme: 'light',
    headline: contact.meeting.heading,
    measure: { width: 400, size: 98 },
    drawing: { file: 'drawings/office-map.svg', left: 668, top: 58, width: 490 },
  },
  {
    page: pages['/about'],
    scheme: 'dark',
    headline: about.heading,
    measure: { width: 630, size: 84 },
    drawing: harbor,
  },
  {
    page: pages['/privacy'],
    scheme: 'light',
    headline: privacy.heading,
    measure: { width: 500, size: 98 },
    drawing: { file: 'drawings/postmark.svg', left: 500, top: 136, width: 640 },
  },
]

/** A leaf of the ledger, as the pages are. A rule every 35 pixels; the headline stands on every third. */
function ShareImage({ scheme, headline, measure, drawing }: Card) {
  const color = (role: string) => colorOf(`--color-${role}`, scheme)
  const { file, ...place } = drawing
  const text = { left: 198, color: color('text') }
  return (
    <>
      <div style={{ inset: 0, background: color('ground') }} />
      <div
        style={{
          inset: '35px 0 0',
          background: `linear-gradient(${color('ruling')} 1px, transparent 1px) 0 0 / 100% 35px`,
        }}
      />
      <Drawing file={file} style={place} />
      <svg {...shareImageSize} aria-hidden="true">
        <path d="M72.75 0v630m5-630v630" stroke={color('brass')} strokeWidth="1.5" />
      </svg>
      <Drawing file="mark/favicon.svg" style={{ left: 116, top: 38, width: 62 }} />
      <div style={{ ...text, top: 38, font: '30px/32px Newsreader' }}>{firm.name}</div>
      <div style={{ ...text, top: 74, font: '22px/26px Sans', color: color('text-muted') }}>
        {firm.places}
      </div>
      <div
        style={{
          ...text,
          left: 116,
          // The middle of a line is 0.235 of the size above its foot, which stands on the sixth rule.
          top: 35 * 4.5 - measure.size * 0.235,
          width: measure.width,
          font: `${measure.size}px/105px Newsreader`,
          letterSpacing: '-0.03em',
        }}
      >
        {headline}
      </div>
    </>
  )
}

/**
 * A tile of paper under the mark, whose ink would vanish on a dark home screen or a dark tab.
 *
 * @param share how much of the width the mark takes
 * @param corner the radius of the corners, as a share of the width
 */
function tile(file: string, width: number, share: number, corner = 0): Picture {
  const margin = ((1 - share) / 2) * width
  const background = colorOf('--color-ground', 'light')
  return icon(
    file,
    width,
    <>
      <div style={{ inset: 0, background, borderRadius: corner * width }} />
      <Drawing
        file="mark/favicon.svg"
        style={{ left: margin, top: margin, width: share * width }}
      />
    </>,
  )
}

function Drawing({ file, style }: { file: string; style?: CSSProperties }) {
  const svg = painted(read(`illustrations/${file}`).toString('utf8'))
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} style={style} alt="" />
}

/** All that `npm run pictures` paints. Those with one file's name are put into it together. */
export const pictures: Picture[] = [
  ...cards.map((card) => ({
    ...shareImageSize,
    file: card.page.image.path.slice(1),
    scheme: card.scheme,
    html: documentOf(<ShareImage {...card} />),
  })),
  // For browsers that do not know favicon.svg, and for those who ask for /favicon.ico without being told to.
  ...[16, 32, 48].map((width) => tile('favicon.ico', width, 0.875, 0.125)),
  // iOS rounds the corners itself, and paints what is transparent black.
  tile('apple-touch-icon.png', 180, 0.66),
  tile('icon-192.png', 192, 0.66, 0.18),
  tile('icon-512.png', 512, 0.66, 0.18),
  icon('icon-maskable-512.png', 512, <Drawing file="mark/maskable.svg" />),
]

/** What the pictures are painted from, in short. */
export function fingerprints(): Record<string, string> {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)
  return Object.fromEntries(
    pictures.map(({ file, width, html }) => [`${file}, ${width} px`, hash(html)]),
  )
}

function icon(file: string, width: number, drawn: ReactNode): Picture {
  return { file, width, height: width, scheme: 'light', html: documentOf(drawn) }
}

function documentOf(body: ReactNode): string {
  const styles = `
    body { margin: 0 }
    body > * { position: absolute }
    ${fontFace('Newsreader', 'newsreader-latin')}
    ${fontFace('Sans', 'instrument-sans')}`
  return `<!doctype html><style>${styles}</style>${renderToStaticMarkup(body)}`
}

function fontFace(family: string, file: string): string {
  const font = read(`design-system/fonts/${file}.woff2`).toString('base64')
  return `@font-face { font-family: ${family}; src: url(data:font/woff2;base64,${font}) }`
}

function read(file: string): Buffer {
  return readFileSync(new URL(`../../app/${file}`, import.meta.url))
}
