import { classNames } from '~/design-system/class-names'
import { Icon } from '~/design-system/icon/Icon'
import { PortalWindow } from './PortalWindow'
import styles from './UpdatesPicture.module.css'

const stages = ['Received', 'In review', 'Ready to sign', 'Filed'] as const
const reached = stages.indexOf('Ready to sign')

/** The stages of a tax return, and the one it has reached. */
export function ReturnProgress() {
  return (
    <div className={styles.progress} aria-hidden="true">
      {stages.map((stage, index) => (
        <span
          key={stage}
          className={styles.stage}
          data-step={index < reached ? 'passed' : index === reached ? 'current' : 'ahead'}
        >
          <span className={styles.dot}>{index < reached && <Icon name="tick" />}</span>
          {stage}
        </span>
      ))}
    </div>
  )
}

/** A question, its answer, and the file that came with it. */
export function MessageThread() {
  return (
    <div className={styles.thread} aria-hidden="true">
      <PortalWindow lifted className={styles.message}>
        <b className={styles.who}>Your preparer</b>
        <br />
        Your W-2 and the payroll file agree to the penny. One paper is missing: the childcare
        statement for the summer.
      </PortalWindow>
      <PortalWindow lifted className={classNames(styles.message, styles.yours)}>
        <b className={styles.who}>You</b>
        <br />
        The day camp. I’ll send their statement tonight.
      </PortalWindow>
      <p className={styles.event}>
        <Icon name="tick" className={styles.tick} />
        Childcare statement added
      </p>
      <PortalWindow lifted className={styles.message}>
        <b className={styles.who}>Your preparer</b>
        <br />
        That’s all six. Your return is ready to sign.
      </PortalWindow>
    </div>
  )
}
