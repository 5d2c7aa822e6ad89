import type { ComponentProps } from 'react'
import { classNames } from '~/design-system/class-names'
import styles from './Mark.module.css'

export type MarkProps = Omit<ComponentProps<'svg'>, 'children'>

/** The light on its rock, square, for 16 to 96 px. It stands beside the firm's name, which says the same. */
export function Mark({ className, ...rest }: MarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={classNames(styles.mark, className)}
    >
      <path className={styles.beam} d="M13 10.5L0 15V4l13 4.5zM13 12.5v-6h8v6z" />
      <path d="M11.5 5.5L17 1l5.5 4.5zM11.5 13.5h11v2h-1.5l1 6.5h2.5l2 3h2.5l3 5H2l4-5 2.5-.5 2-2.5h1.5l1-6.5h-1.5z" />
    </svg>
  )
}
