import { DrawnImage } from '../DrawnImage'
import styles from './ServiceIcon.module.css'

const icons = import.meta.glob<string>('./*.svg', { query: '?url', import: 'default', eager: true })

/** One of nine engraved icons, square, for 52 px. `name` is the name of its file. */
export function ServiceIcon({ name }: { name: string }) {
  return (
    <DrawnImage
      src={icons[`./${name}.svg`] ?? ''}
      width={52}
      height={52}
      decoding="async"
      loading="lazy"
      className={styles.serviceIcon}
    />
  )
}
