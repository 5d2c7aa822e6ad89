import { classNames } from '~/design-system/class-names'
import styles from './Icon.module.css'

/** Drawn on a 16-unit grid. */
const paths = {
  close: 'M3 3l10 10M13 3L3 13',
  external: 'M6 3H2.5v10.5H13V10M9 2.5h4.5V7M13 3L7 9',
  menu: 'M1.5 4h13M1.5 8h13M1.5 12h13',
  up: 'M8 14.5v-13M4 5.5l4-4 4 4',
  warning: 'M8 2l6.5 11.5h-13zM8 6.5v3.5M8 11.8v.1',
} as const

export type IconName = keyof typeof paths

/**
 * A small icon, hidden from screen readers: the text beside it says the same. A tick or an arrow, which occur often, is the
 * attribute `data-icon` of the text instead.
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={classNames(styles.icon, className)}>
      <path d={paths[name]} />
    </svg>
  )
}
