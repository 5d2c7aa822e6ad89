import { addresses } from '~/content/addresses'
import { contact } from '~/content/contact'
import { firm } from '~/content/firm'
import { newsletter } from '~/content/newsletter'
import { type Office, offices } from '~/content/offices'
import type { SectionId } from '~/navigation/page-target'
import { Enquiry } from '~/sections/enquiry/Enquiry'
import { NewsletterBanner } from '~/sections/newsletter/NewsletterBanner'
import { ScheduleMeeting } from '~/sections/schedule-meeting/ScheduleMeeting'
import type { PostedForm } from '~/submissions/posted-form'

export function ContactPage({ posted }: { posted: PostedForm | undefined }) {
  return (
    <>
      <ScheduleMeeting copy={contact.meeting} schedulingUrl={addresses.scheduling} />
      <Enquiry
        copy={contact.form}
        officesCopy={contact.offices}
        email={firm.email}
        offices={offices.map((office) => ({
          ...office,
          id: office.id satisfies SectionId<'/contact'>,
          directionsHref: directionsTo(office),
          cardHref: `/offices/${office.id}.vcf`,
        }))}
        posted={posted}
      />
      <NewsletterBanner copy={newsletter} posted={posted} />
    </>
  )
}

/** Google Maps needs no key for these URLs (Google Maps URLs, 'Directions'). */
function directionsTo({ address, locality }: Office): string {
  const url = new URL('https://www.google.com/maps/dir/')
  url.searchParams.set('api', '1')
  url.searchParams.set(
    'destination',
    [firm.legalName, ...address.street.split('\n'), locality].join(', '),
  )
  return url.href
}
