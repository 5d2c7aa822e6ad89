import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import type { CSSProperties } from 'react'
import satori from 'satori'
import { about } from '~/content/about'
import { contact } from '~/content/contact'
import { firm } from '~/content/firm'
import { home } from '~/content/home'
import { privacy } from '~/content/privacy'
import { pages } from '~/pages'
import { shareImageSize } from '~/seo/head'
import { colourRole } from './colour-roles.ts'
import { indexedPng } from './indexed-png.ts'
import { paintableSvg } from './paintable-svg.ts'

type Scheme = 'light' | 'dark'

/** From line to line, in pixels, as it fills the card. The headline stands on every third. */
const rule = 35
const rules = Array.from(
  { length: shareImageSize.height / rule - 1 },
  (_, line) => (line + 1) * rule,
)

type Card = {
  page: { image: { path: string } }
  scheme: Scheme
  /** Set in the page's own words. */
  headline: string
  /** Where its lines end at the latest, and how large they are, in pixels. */
  measure: { width: number; size: number }
  /** One of the site's drawings, and where on the card it lies, in pixels. */
  drawing: { file: string; left: number; top: number; width: number; height: number }
}

const cards: readonly Card[] = [
  {
    page: pages['/'],
    scheme: 'light',
    // The last two words stay together.
    headline: home.hero.heading.replace(/ (\S+)$/, '\u00a0$1'),
    measure: { width: 720, size: 98 },
    drawing: { file: 'harbour/harbour.svg', left: -880, top: -78, width: 2538, height: 1061 },
  },
  {
    page: pages['/contact'],
    scheme: 'light',
    headline: contact.meeting.heading,
    measure: { width: 400, size: 98 },
    drawing: { file: 'office-map/office-map.svg', left: 668, top: 58, width: 490, height: 512 },
  },
  {
    page: pages['/about'],
    scheme: 'dark',
    headline: about.heading,
    measure: { width: 630, size: 84 },
    drawing: { file: 'harbour/harbour.svg', left: -880, top: -78, width: 2538, height: 1061 },
  },
  {
    page: pages['/privacy'],
    scheme: 'light',
    headline: privacy.heading,
    measure: { width: 500, size: 98 },
    drawing: { file: 'postmark/postmark.svg', left: 500, top: 136, width: 640, height: 428 },
  },
]

/** The picture of each page that stands beside a link to it. The same content gives the same bytes. */
export function drawShareImages(): Promise<{ path: string; png: Uint8Array }[]> {
  return Promise.all(
    cards.map(async (card) => {
      const svg = await satori(<ShareImage {...card} />, { ...shareImageSize, fonts })
      const painter = new Resvg(svg, { font: { loadSystemFonts: false } })
      const { pixels, width, height } = painter.render()
      return { path: card.page.image.path, png: indexedPng(pixels, width, height) }
    }),
  )
}

/** A leaf of the ledger, as the pages are. Satori knows boxes and flex, and neither style sheets nor custom properties. */
function ShareImage({ scheme, headline, measure, drawing }: Card) {
  const colour = (role: string) => colourRole(`--color-${role}`, scheme)
  const text: CSSProperties = { position: 'absolute', left: 116, color: colour('text') }
  const { file, ...place } = drawing
  return (
    <div
      style={{ display: 'flex', width: '100%', height: '100%', backgroundColor: colour('ground') }}
    >
      {rules.map((top) => (
        <div
          key={top}
          style={{
            position: 'absolute',
            top,
            width: '100%',
            height: 1,
            backgroundColor: colour('ruling'),
          }}
        />
      ))}
      <img src={picture(file, scheme)} style={{ position: 'absolute', ...place }} alt="" />
      {[72, 77].map((left) => (
        <div
          key={left}
          style={{
            position: 'absolute',
            left,
            width: 1.5,
            height: '100%',
            backgroundColor: colour('brass'),
          }}
        />
      ))}
      <div style={{ ...text, top: 38, display: 'flex', alignItems: 'center', gap: 20 }}>
        <img src={picture('mark/favicon.svg', scheme)} width={62} height={62} alt="" />
        <div style={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
          <div style={{ fontFamily: 'Newsreader', fontSize: 30, lineHeight: '32px' }}>
            {firm.name}
          </div>
          <div
            style={{
              color: colour('text-muted'),
              fontFamily: 'Instrument Sans',
              fontSize: 22,
              lineHeight: '26px',
            }}
          >
            {firm.places}
          </div>
        </div>
      </div>
      <div
        style={{
          ...text,
          // The middle of a line is 0.235 of the size above its foot, which stands on the sixth rule.
          top: rule * 4.5 - measure.size * 0.235,
          width: measure.width,
          fontFamily: 'Newsreader',
          fontSize: measure.size,
          lineHeight: `${rule * 3}px`,
          letterSpacing: '-0.03em',
        }}
      >
        {headline}
      </div>
    </div>
  )
}

function picture(file: string, scheme: Scheme): string {
  const svg = readFileSync(
    fileURLToPath(new URL(`../../app/illustrations/${file}`, import.meta.url)),
    'utf8',
  )
  return `data:image/svg+xml;base64,${btoa(paintableSvg(svg, scheme))}`
}

const fonts = [
  font('Newsreader', '../../app/design-system/fonts/newsreader-latin.woff2'),
  font(
    'Instrument Sans',
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ),
]

/** The site's own files; of a variable font Satori takes the regular weight. */
function font(name: string, file: string) {
  const data = readFileSync(createRequire(import.meta.url).resolve(file))
  return { name, data, weight: 400 as const, style: 'normal' as const }
}
