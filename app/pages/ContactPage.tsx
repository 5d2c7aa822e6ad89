import { Enquiry } from '~/sections/enquiry/Enquiry'
import { NewsletterBanner } from '~/sections/newsletter/NewsletterBanner'
import { ScheduleMeeting } from '~/sections/schedule-meeting/ScheduleMeeting'
import type { PostedForm } from '~/submissions/posted-form'

export function ContactPage({ posted }: { posted: PostedForm | undefined }) {
  return (
    <>
      <ScheduleMeeting />
      <Enquiry posted={posted} />
      <NewsletterBanner posted={posted} />
    </>
  )
}
