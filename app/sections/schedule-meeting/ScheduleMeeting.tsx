import { Band, BandHeading, Lede } from '~/brand/band/Band'
import { contact } from '~/content/contact'
import { schedulingUrl } from '~/content/urls'
import { ButtonLink } from '~/design-system/button/Button'
import { Icon } from '~/design-system/icon/Icon'
import { AppointmentWeek } from '~/illustrations/appointment-week/AppointmentWeek'
import { RuledCalls } from '../RuledCalls'
import styles from './ScheduleMeeting.module.css'

export function ScheduleMeeting() {
  const copy = contact.meeting
  return (
    <Band ground="ruled" folio={copy.folio} className={styles.meeting}>
      <BandHeading level={1} data-columns="first-6">
        {copy.heading}
      </BandHeading>
      <Lede data-columns="first-5">{copy.lede}</Lede>
      <div className={styles.actions} data-columns="first-6">
        <ButtonLink href={schedulingUrl} target="_blank" rel="noopener" aria-describedby="new-tab">
          {copy.action}
          <Icon name="external" />
        </ButtonLink>
        <small id="new-tab" className={styles.note} data-screen-only>
          {copy.note}
        </small>
        <div className={styles.calls}>
          <RuledCalls />
        </div>
      </div>
      <div className={styles.picture} data-columns="last-6">
        <AppointmentWeek />
      </div>
    </Band>
  )
}
