import { TelephoneLinks } from '~/navigation/TelephoneLinks'
import styles from './RuledCalls.module.css'

/** The telephone numbers, for a ruled band. The letterhead has them on paper. */
export function RuledCalls() {
  return (
    <p className={styles.calls} data-screen-only>
      <TelephoneLinks />
    </p>
  )
}
