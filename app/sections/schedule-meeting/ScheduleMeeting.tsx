import { type ReactNode, useId } from 'react'
import { Band, BandHeading } from '~/brand/band/Band'
import type { contact } from '~/content/contact'
import { ButtonLink } from '~/design-system/button/Button'
import { Icon } from '~/design-system/icon/Icon'
import styles from './ScheduleMeeting.module.css'

export type ScheduleMeetingProps = {
  copy: typeof contact.meeting
  /** The external scheduling page. */
  schedulingUrl: string
  picture: ReactNode
}

export function ScheduleMeeting({ copy, schedulingUrl, picture }: ScheduleMeetingProps) {
  const noteId = useId()
  return (
    <Band ground="ruled" folio={copy.folio} className={styles.meeting}>
      <BandHeading level={1} className={styles.heading}>
        {copy.heading}
      </BandHeading>
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
      <div className={styles.picture}>{picture}</div>
    </Band>
  )
}
