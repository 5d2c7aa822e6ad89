import { portalPictures } from '~/content/portal-pictures'
import { classNames } from '~/design-system/class-names'
import { PortalWindow } from './PortalWindow'
import styles from './UpdatesPicture.module.css'

/** The stages of a tax return, and the one it has reached. */
export function ReturnProgress() {
  const { stages, reached: current } = portalPictures.progress
  const reached = stages.indexOf(current)
  return (
    <div className={styles.progress} aria-hidden="true">
      {stages.map((stage, index) => (
        <span
          key={stage}
          className={styles.stage}
          data-step={index < reached ? 'passed' : index === reached ? 'current' : 'ahead'}
        >
          <span className={styles.dot} data-icon={index < reached ? 'tick' : undefined} />
          {stage}
        </span>
      ))}
    </div>
  )
}

/** A question, its answer, and the file that came with it. */
export function MessageThread() {
  const copy = portalPictures.thread
  return (
    <div className={styles.thread} aria-hidden="true">
      <Message {...copy.question} />
      <Message {...copy.answer} className={styles.yours} />
      <p className={styles.event} data-icon="tick">
        {copy.event}
      </p>
      <Message {...copy.close} />
    </div>
  )
}

type MessageProps = { from: string; text: string; className?: string | undefined }

function Message({ from, text, className }: MessageProps) {
  return (
    <PortalWindow lifted className={classNames(styles.message, className)}>
      <b className={styles.sender}>{from}</b>
      {text}
    </PortalWindow>
  )
}
