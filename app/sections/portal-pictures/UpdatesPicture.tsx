import { portalPictures } from '~/content/portal-pictures'
import { classNames } from '~/design-system/class-names'
import { PortalWindow } from './PortalWindow'
import styles from './UpdatesPicture.module.css'

/** The stages of a tax return, and the one it has reached; an answer, the file that came with it, and what became of it. */
export function UpdatesPicture() {
  const { progress, thread } = portalPictures
  const reached = progress.stages.indexOf(progress.reached)
  return (
    <div className={styles.thread} aria-hidden="true">
      <div className={styles.progress}>
        {progress.stages.map((stage, index) => (
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
      <Message {...thread.answer} className={styles.yours} />
      <p className={styles.event} data-icon="tick">
        {thread.event}
      </p>
      <Message {...thread.close} />
    </div>
  )
}

type MessageProps = { from: string; text: string; className?: string | undefined }

function Message({ from, text, className }: MessageProps) {
  return (
    <PortalWindow lifted className={classNames(styles.message, className)}>
      <small className={styles.sender}>{from}</small>
      {text}
    </PortalWindow>
  )
}
