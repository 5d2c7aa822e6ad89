import { contactFields } from './contact-fields.ts'
import { headlines } from './headlines.ts'
import { firstMeeting, languages } from './optional-facts.ts'

export const contact = {
  meeting: {
    folio: { number: '600', label: 'Contact' },
    heading: headlines.contact,
    lede: [
      'Pick an hour that suits you, and bring your questions. Nothing has to be sorted first.',
      firstMeeting,
    ]
      .filter(Boolean)
      .join(' '),
    action: 'Choose a time',
    note: 'Opens our scheduling page in a new tab',
  },
  form: {
    folio: { number: '610', label: 'Write to us' },
    heading: 'Or write, and we will answer',
    lede: 'Tell us what is on your mind. You do not need to know the right word for it. We need the fields with an asterisk, and your agreement to our policies.',
    fields: contactFields,
    countryUnset: 'Choose',
    privacyLink: 'Read the privacy policy',
    submit: 'Send the message',
    sending: 'Sending your message',
    slow: 'Still sending. This is taking longer than it should; what you wrote is kept.',
  },
  offices: {
    heading: 'Two offices',
    directions: 'Directions',
    email: 'Email',
    languages: { term: 'Languages', spoken: languages.join(', ') },
    /** Screen readers read it before the telephone number. */
    call: (city: string) => `Call the ${city} office, `,
    directionsEnding: (city: string) => ` to the ${city} office (opens in a new tab)`,
  },
} as const
