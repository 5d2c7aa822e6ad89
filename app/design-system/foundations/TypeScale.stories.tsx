import { useEffect, useRef, useState } from 'react'
import preview from '#.storybook/preview'
import styles from './foundations.module.css'
import { tokensNamed } from './read-tokens'

const meta = preview.meta({ title: 'Foundations/Type scale', globals: { scheme: 'light' } })

/** Some sizes grow with the window; what is shown is this window's. */
export const Sizes = meta.story({
  render: () => (
    <>
      {tokensNamed('text').map((token) => (
        <Size key={token} token={token} />
      ))}
    </>
  ),
})

export const Families = meta.story({
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

function Size({ token }: { token: string }) {
  const sample = useRef<HTMLParagraphElement>(null)
  const [size, setSize] = useState('')
  useEffect(() => {
    const measure = () => {
      if (sample.current) setSize(getComputedStyle(sample.current).fontSize)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return (
    <p
      ref={sample}
      className={styles.sample}
      style={{
        fontSize: `var(--${token})`,
        fontFamily: `var(--font-${/title|heading|display/.test(token) ? 'serif' : 'sans'})`,
      }}
    >
      {token} {size}
    </p>
  )
}
