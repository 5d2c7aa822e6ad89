import { addresses } from '~/content/addresses'
import { contact } from '~/content/contact'
import { firm, offices, telephones } from '~/content/firm'
import { newsletter } from '~/content/newsletter'
import { AppointmentWeek } from '~/illustrations/appointment-week/AppointmentWeek'
import { OfficeMap } from '~/illustrations/office-map/OfficeMap'
import { Postmark } from '~/illustrations/postmark/Postmark'
import { directionsHref } from '~/lib/directions'
import { telephoneHref } from '~/lib/telephone'
import type { SectionId } from '~/navigation/page-target'
import type { ContactValues } from '~/schemas/contact'
import type { NewsletterValues } from '~/schemas/newsletter'
import type { PostedForm } from '~/schemas/posted-form'
import type { Send } from '~/schemas/submission'
import { Enquiry } from '~/sections/enquiry/Enquiry'
import { NewsletterBanner } from '~/sections/newsletter/NewsletterBanner'
import { ScheduleMeeting } from '~/sections/schedule-meeting/ScheduleMeeting'

export type ContactPageProps = {
  posted: PostedForm | undefined
  sendEnquiry: Send<ContactValues>
  subscribe: Send<NewsletterValues>
}

export function ContactPage({ posted, sendEnquiry, subscribe }: ContactPageProps) {
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
        offices={offices.map(({ id, city, address }) => {
          const locality = `${city}, ${address.region} ${address.postalCode}`
          return {
            id: id satisfies SectionId<'/contact'>,
            city,
            street: address.street,
            locality,
            telephone: telephones[city],
            telephoneHref: telephoneHref(telephones[city]),
            directionsHref: directionsHref(`${firm.legalName}, ${address.street}, ${locality}`),
            cardHref: `/offices/${id}.vcf`,
          }
        })}
        picture={<OfficeMap />}
        action="/contact"
        privacyHref="/privacy"
        posted={posted?.form === 'contact' ? posted : undefined}
        send={sendEnquiry}
      />
      <NewsletterBanner
        copy={newsletter}
        picture={<Postmark />}
        action="/contact"
        posted={posted?.form === 'newsletter' ? posted : undefined}
        subscribe={subscribe}
      />
    </>
  )
}
