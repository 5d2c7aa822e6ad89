import { DrawingSource } from '../DrawingSource'
import styles from './ServiceIcon.module.css'

const icons = import.meta.glob<string>('./*.svg', { query: '?url', import: 'default', eager: true })

/** One of nine engraved icons, square, for 52 px. `name` is the name of its file. */
export function ServiceIcon({ name }: { name: string }) {
  const src = icons[`./${name}.svg`] ?? ''
  return (
    <picture>
      <DrawingSource src={src} />
      <img
        width="52"
        height="52"
        decoding="async"
        loading="lazy"
        src={src}
        alt=""
        className={styles.serviceIcon}
      />
    </picture>
  )
}
