import type { FormProps } from '~/forms/schema/posted-form'
import { Enquiry } from '~/sections/enquiry/Enquiry'
import { NewsletterBanner } from '~/sections/newsletter/NewsletterBanner'
import { ScheduleMeeting } from '~/sections/schedule-meeting/ScheduleMeeting'

export function ContactPage({ posted }: FormProps) {
  return (
    <>
      <ScheduleMeeting />
      <Enquiry posted={posted} />
      <NewsletterBanner posted={posted} />
    </>
  )
}
