import { wcagContrast } from 'culori'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import preview from '#.storybook/preview'
import source from '../tokens.css?raw'
import styles from './foundations.module.css'

const meta = preview.meta({ title: 'Foundations' })

/** The names of all tokens that begin with this prefix, in the order of tokens.css. */
function tokensNamed(prefix: string): string[] {
  const names = [...source.matchAll(/^\s*--([\w-]+):/gm)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => name.startsWith(`${prefix}-`))
}

const roles = tokensNamed('color')

const pairs = [
  { inks: /^color-(text|label|action|danger|edge)/, grounds: /^color-(ground|sheet|well|night)/ },
  { inks: /^color-on-action/, grounds: /^color-action/ },
  { inks: /^color-paper-(ink|action)/, grounds: /^color-paper(-lit)?$/ },
].flatMap(({ inks, grounds }) =>
  roles
    .filter((role) => grounds.test(role))
    .flatMap((ground) => roles.filter((role) => inks.test(role)).map((ink) => ({ ink, ground }))),
)

/** WCAG 2.2 asks for 7 for text at level AAA, and for 3 for the edges of controls. */
export const ColorContrast = meta.story({
  // Edges are not text, but are shown here as if they were.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: () => (
    <>
      {pairs.map(({ ink, ground }) => (
        <Sample
          key={ink + ground}
          name={`${ink} on ${ground}`}
          style={{
            color: `var(--${ink})`,
            background: `var(--${ground})`,
            // Night is dark in both schemes.
            colorScheme: ground === 'color-night' ? 'dark' : undefined,
          }}
          measure={contrastOf}
        />
      ))}
    </>
  ),
})

export const ColorRoles = meta.story({
  render: () => (
    <>
      {roles.map((role) => (
        <p key={role}>
          <span className={styles.chip} style={{ background: `var(--${role})` }} /> {role}
        </p>
      ))}
    </>
  ),
})

/** Some sizes grow with the window; these are the sizes at the current width. */
export const TypeScale = meta.story({
  render: () => (
    <>
      {tokensNamed('text').map((token) => (
        <Sample
          key={token}
          name={token}
          style={{
            fontSize: `var(--${token})`,
            fontFamily: `var(--font-${/heading|display/.test(token) ? 'serif' : 'sans'})`,
          }}
          measure={sizeOf}
        />
      ))}
    </>
  ),
})

export const FontFamilies = meta.story({
  render: () => (
    <>
      <h2>Newsreader 400, for headings and figures: 0123456789</h2>
      {[400, 500, 560, 600].map((fontWeight) => (
        <p key={fontWeight} style={{ fontWeight }}>
          Instrument Sans {fontWeight}, for text and controls: 0123456789
        </p>
      ))}
    </>
  ),
})

/** Elements as base.css styles them. */
export const Elements = meta.story({
  render: () => (
    <>
      <h1>Heading one</h1>
      <h2>Heading two</h2>
      <h3>Heading three</h3>
      <h4>Heading four</h4>
      <p>
        A paragraph is at most 64 characters wide. <a href="#elements">A link in it</a> keeps the
        color of the text. <strong>Strong</strong> is for what must not be missed.
      </p>
      <small>Small print</small>
    </>
  ),
})

type Measure = (computed: CSSStyleDeclaration) => string

const sizeOf: Measure = ({ fontSize }) => fontSize
const contrastOf: Measure = ({ color, backgroundColor }) =>
  wcagContrast(color, backgroundColor).toFixed(1)

function Sample(props: { name: string; style: CSSProperties; measure: Measure }) {
  const { name, style, measure } = props
  const sample = useRef<HTMLParagraphElement>(null)
  const [measured, setMeasured] = useState('')
  useEffect(() => {
    const update = () => {
      if (sample.current) setMeasured(measure(getComputedStyle(sample.current)))
    }
    update()
    window.addEventListener('resize', update)
    return () => window.removeEventListener('resize', update)
  }, [measure])
  return (
    <p ref={sample} className={styles.sample} style={style}>
      <b>{measured}</b> {name}
    </p>
  )
}
