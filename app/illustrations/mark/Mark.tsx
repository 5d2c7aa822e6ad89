import styles from './Mark.module.css'

/** The firm's mark: the light on its rock, for 16 to 96 px. The firm's name is always beside it. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={styles.mark}>
      <path
        fill="var(--color-brass)"
        d="M11.8 7.9L3 2.2 1.4 4.6zM11 9.5L0 7.9v3.2zM11.8 11.1L1.4 14.4 3 16.8zM13 12.5v-6h8v6z"
      />
      <path d="M11.5 5.5L17 1l5.5 4.5zM11.5 13.5h11v2h-1.5l1 6.5h2.5l2 3h2.5l3 5H2l4-5 2.5-.5 2-2.5h1.5l1-6.5h-1.5z" />
    </svg>
  )
}
