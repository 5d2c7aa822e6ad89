import { useRef } from 'react'
import { SheetPart } from '../Sheet'
import { tokensNamed } from '../tokens'
import { useMeasured } from '../use-measured'
import styles from './TypeScale.module.css'

const headings: Record<string, 'h1' | 'h2' | 'h3'> = {
  'text-display': 'h1',
  'text-heading': 'h2',
  'text-title': 'h3',
}

const sizes = tokensNamed('text').toReversed()

const families = [
  { name: 'font-serif', use: 'headings, figures, account numbers', weights: [400] },
  { name: 'font-sans', use: 'text, labels, controls', weights: [400, 500, 560, 600] },
]

export function TypeScale() {
  return (
    <>
      <ul className={styles.sizes}>
        {sizes.map(({ name }) => (
          <Size key={name} name={name} />
        ))}
      </ul>
      <SheetPart title="Families">
        <div className={styles.families}>
          {families.map(({ name, use, weights }) => (
            <div key={name} style={{ fontFamily: `var(--${name})` }}>
              <p className={styles.letters}>Aa Gg Rr Qq &amp; 0123456789</p>
              <p className={styles.weights}>
                {weights.map((weight) => (
                  <span key={weight} style={{ fontWeight: weight }}>
                    {weight}
                  </span>
                ))}
              </p>
              <p className={styles.caption}>
                <b className={styles.token}>{name}</b> {use}
              </p>
            </div>
          ))}
        </div>
      </SheetPart>
    </>
  )
}

/** Headings as their element has them in base.css; the other sizes in the colour and face of running text. */
function Size({ name }: { name: string }) {
  const sample = useRef<HTMLParagraphElement>(null)
  const measured = useMeasured(sample, 'fontSize')
  const element = headings[name]
  return (
    <li className={styles.size}>
      <p className={styles.caption}>
        <b className={styles.token}>{name}</b>
        {element && <span>{element}</span>}
        <span>{measured}</span>
      </p>
      <p
        ref={sample}
        className={styles.sample}
        data-heading={element}
        style={{ fontSize: `var(--${name})` }}
      >
        Reconciled to the penny
      </p>
    </li>
  )
}
