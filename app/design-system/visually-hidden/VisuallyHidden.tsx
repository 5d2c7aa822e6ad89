import type { ComponentProps } from 'react'
import styles from './VisuallyHidden.module.css'

/** Text for those who listen, where the eye has it from the surroundings. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.visuallyHidden} />
}
