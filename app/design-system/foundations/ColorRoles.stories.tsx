import { useLayoutEffect, useRef, useState } from 'react'
import preview from '#.storybook/preview'
import styles from './foundations.module.css'
import { tokensNamed } from './read-tokens'

const meta = preview.meta({ title: 'Foundations/Color roles', globals: { scheme: 'both' } })

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
export const Contrast = meta.story({
  // Edges are no text, but are written out here as if they were.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: () => (
    <>
      {pairs.map(({ ink, ground }) => (
        <Pair key={ink + ground} ink={ink} ground={ground} />
      ))}
    </>
  ),
})

export const AllRoles = meta.story({
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

function Pair({ ink, ground }: { ink: string; ground: string }) {
  const element = useRef<HTMLParagraphElement>(null)
  const [ratio, setRatio] = useState<number>()
  useLayoutEffect(() => {
    if (element.current) setRatio(contrast(getComputedStyle(element.current)))
  }, [])
  return (
    <p
      ref={element}
      className={styles.pair}
      data-ground={ground}
      style={{ color: `var(--${ink})`, background: `var(--${ground})` }}
    >
      <b>{ratio?.toFixed(1)}</b> {ink} on {ground}
    </p>
  )
}

function contrast({ color, backgroundColor }: CSSStyleDeclaration): number {
  const [darker = 0, lighter = 0] = [color, backgroundColor].map(luminance).sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance as WCAG 2.2 defines it. The browser converts the color to sRGB by painting it. */
function luminance(color: string): number {
  const paint = new OffscreenCanvas(1, 1).getContext('2d')
  if (!paint) return 0
  paint.fillStyle = color
  paint.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = Array.from(paint.getImageData(0, 0, 1, 1).data, (byte) =>
    byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
