import type { ReactNode } from 'react'
import styles from './BothSchemes.module.css'
import { schemes } from './schemes'

/** The same parts twice, on light paper and in the dark, beside each other where there is room. */
export function BothSchemes({ children }: { children: ReactNode }) {
  return (
    <div className={styles.schemes}>
      {schemes.map(({ name, label }) => (
        <div key={name} className={styles.scheme} data-scheme={name}>
          <p className={styles.name}>{label}</p>
          {children}
        </div>
      ))}
    </div>
  )
}
