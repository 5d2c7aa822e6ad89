import { Band, BandHeading } from '~/brand/band/Band'
import { contact } from '~/content/contact'
import { schedulingUrl } from '~/content/urls'
import { ButtonLink } from '~/design-system/button/Button'
import { Icon } from '~/design-system/icon/Icon'
import { AppointmentWeek } from '~/illustrations/appointment-week/AppointmentWeek'
import { CallLinks } from '~/navigation/CallLinks'
import styles from './ScheduleMeeting.module.css'

export function ScheduleMeeting() {
  const copy = contact.meeting
  return (
    <Band ground="ruled" folio={copy.folio} className={styles.meeting}>
      <BandHeading level={1} className={styles.heading}>
        {copy.heading}
      </BandHeading>
      <p className={styles.lede}>{copy.lede}</p>
      <div className={styles.actions}>
        <ButtonLink href={schedulingUrl} target="_blank" rel="noopener" aria-describedby="new-tab">
          {copy.action}
          <Icon name="external" />
        </ButtonLink>
        <span id="new-tab" className={styles.note} data-screen-only>
          {copy.note}
        </span>
        <p className={styles.calls}>
          <CallLinks className={styles.call} />
        </p>
      </div>
      <div className={styles.picture}>
        <AppointmentWeek />
      </div>
    </Band>
  )
}
