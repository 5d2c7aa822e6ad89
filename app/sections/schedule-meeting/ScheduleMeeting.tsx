import { useId } from 'react'
import { Band, BandHeading } from '~/brand/band/Band'
import type { contact } from '~/content/contact'
import { ButtonLink } from '~/design-system/button/Button'
import { Icon } from '~/design-system/icon/Icon'
import { AppointmentWeek } from '~/illustrations/appointment-week/AppointmentWeek'
import styles from './ScheduleMeeting.module.css'

export type ScheduleMeetingProps = {
  copy: typeof contact.meeting
  /** The external scheduling page. */
  schedulingUrl: string
}

export function ScheduleMeeting({ copy, schedulingUrl }: ScheduleMeetingProps) {
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
      <div className={styles.picture}>
        <AppointmentWeek />
      </div>
    </Band>
  )
}
