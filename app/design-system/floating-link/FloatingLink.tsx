import type { ComponentProps } from 'react'
import styles from './FloatingLink.module.css'

/**
 * A small square link in the lower right corner of the window, while the page is scrolled: `data-scrolled` of the document
 * says so, and without script it sticks there. It must come last in the page's `main`.
 */
export function FloatingLink(props: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <div className={styles.track} data-screen-only>
      <a {...props} className={styles.floatingLink} />
    </div>
  )
}
