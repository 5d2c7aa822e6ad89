import { addresses } from '~/content/addresses'
import { contact } from '~/content/contact'
import { firm, offices } from '~/content/firm'
import { newsletter } from '~/content/newsletter'
import { AppointmentWeek } from '~/illustrations/appointment-week/AppointmentWeek'
import { Drawing } from '~/illustrations/Drawing'
import type { SectionId } from '~/navigation/page-target'
import { directionsHref } from '~/sections/enquiry/directions'
import { Enquiry } from '~/sections/enquiry/Enquiry'
import { NewsletterBanner } from '~/sections/newsletter/NewsletterBanner'
import { ScheduleMeeting } from '~/sections/schedule-meeting/ScheduleMeeting'
import type { PostedForm } from '~/submissions/posted-form'

export function ContactPage({ posted }: { posted: PostedForm | undefined }) {
  return (
    <>
      <ScheduleMeeting
        copy={contact.meeting}
        schedulingUrl={addresses.scheduling}
        picture={<AppointmentWeek loading="eager" />}
      />
      <Enquiry
        copy={contact.form}
        officesCopy={contact.offices}
        email={firm.email}
        offices={offices.map(({ id, city, address, locality, telephone }) => ({
          id: id satisfies SectionId<'/contact'>,
          city,
          address,
          locality,
          telephone,
          directionsHref: directionsHref(`${firm.legalName}, ${address.street}, ${locality}`),
          cardHref: `/offices/${id}.vcf`,
        }))}
        picture={<Drawing name="officeMap" />}
        posted={posted}
      />
      <NewsletterBanner copy={newsletter} picture={<Drawing name="postmark" />} posted={posted} />
    </>
  )
}
