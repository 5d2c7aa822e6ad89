import { useRef } from 'react'
import { BothSchemes } from '../BothSchemes'
import { Example, Examples } from '../Example'
import { SheetPart } from '../Sheet'
import { type Token, tokensNamed } from '../tokens'
import { useMeasured } from '../use-measured'
import styles from './Measures.module.css'

export function Measures() {
  return (
    <>
      <SheetPart title="Space">
        <Lengths tokens={tokensNamed('space')} />
      </SheetPart>
      <SheetPart title="Sizes">
        <Lengths tokens={tokensNamed('size')} />
      </SheetPart>
      <SheetPart title="Line, corner and ring">
        <BothSchemes>
          <Examples>
            <Example name="ruled" note="one --rule to a line">
              <div className={styles.ruled} />
            </Example>
            <Example name="radius">
              <div className={styles.corner} />
            </Example>
            <Example name="focus-ring">
              <div className={styles.ring} />
            </Example>
            <Example name="margin rule" note="5 px, brass">
              <div className={styles.marginRule} />
            </Example>
          </Examples>
        </BothSchemes>
      </SheetPart>
    </>
  )
}

function Lengths({ tokens }: { tokens: Token[] }) {
  return (
    <ul className={styles.lengths}>
      {tokens.map(({ name }) => (
        <Length key={name} name={name} />
      ))}
    </ul>
  )
}

function Length({ name }: { name: string }) {
  const bar = useRef<HTMLSpanElement>(null)
  const measured = useMeasured(bar, 'inlineSize')
  return (
    <li className={styles.length}>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{measured}</span>
      <span ref={bar} className={styles.bar} style={{ inlineSize: `var(--${name})` }} />
    </li>
  )
}
