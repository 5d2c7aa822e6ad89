import { type ReactNode, useId } from 'react'
import { Band } from '~/brand/band/Band'
import { ButtonLink } from '~/design-system/button/ButtonLink'
import { Icon } from '~/design-system/icon/Icon'
import styles from './ScheduleMeeting.module.css'

export type ScheduleMeetingProps = {
  copy: { heading: string; lede: string; action: string; note: string }
  /** The external page where an hour is picked. */
  schedulingUrl: string
  picture?: ReactNode
}

export function ScheduleMeeting({ copy, schedulingUrl, picture }: ScheduleMeetingProps) {
  const headingId = useId()
  const noteId = useId()
  return (
    <Band
      ground="ruled"
      folio={{ number: '600', label: 'Contact' }}
      aria-labelledby={headingId}
      className={styles.meeting}
    >
      <h1 id={headingId} className={styles.heading}>
        {copy.heading}
      </h1>
      <p className={styles.lede}>{copy.lede}</p>
      <div className={styles.actions}>
        <ButtonLink href={schedulingUrl} target="_blank" rel="noopener" aria-describedby={noteId}>
          {copy.action}
          <Icon name="external" />
        </ButtonLink>
        <span id={noteId} className={styles.note}>
          {copy.note}
        </span>
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </Band>
  )
}
