import { type ReactNode, useId } from 'react'
import { Band } from '~/brand/band/Band'
import styles from './WholePicture.module.css'

export type WholePictureProps = {
  copy: {
    heading: string
    lede: string
    lines: readonly { name: string; text: string }[]
  }
  action: ReactNode
  picture?: ReactNode
}

export function WholePicture({ copy, action, picture }: WholePictureProps) {
  const headingId = useId()
  return (
    <Band
      folio={{ number: '400', label: 'The whole picture' }}
      aria-labelledby={headingId}
      className={styles.whole}
    >
      <div className={styles.words}>
        <h2 id={headingId}>{copy.heading}</h2>
        <p className={styles.lede}>{copy.lede}</p>
        <dl className={styles.lines}>
          {copy.lines.map(({ name, text }) => (
            <div key={name} className={styles.line}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
        {action}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </Band>
  )
}
