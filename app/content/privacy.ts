import { privacyEffectiveDate } from './constants.ts'
import { contactFields } from './contact-fields.ts'
import { headlines } from './headlines.ts'

type PolicySection = {
  id: string
  heading: string
  /** A string is a paragraph, an array is a list. */
  body: readonly (string | readonly string[])[]
}

type Field = { label: string; noun?: string; missing?: string }

/** The names of fields as a list within a sentence: as everywhere on the site, without a comma before `and`. */
function listed(fields: readonly Field[]): string {
  const names = fields.map(({ label, noun = label.toLowerCase() }) => noun)
  return names.join(', ').replace(/, ([^,]*)$/, ' and $1')
}

const { agreed, country } = contactFields
const fields: readonly Field[] = Object.values(contactFields)
const sentAlways = listed(fields.filter((field) => field !== agreed && field !== country))
const optional = listed(fields.filter((field) => field.missing === undefined))

const sections: readonly PolicySection[] = [
  {
    id: 'information-collected',
    heading: 'Information collected',
    body: [
      'You can read every page of this site without telling us anything. We learn something about you only when you write it into one of two forms and send it.',
      [
        `The contact form sends your ${sentAlways}, and that you agreed to our policies. If you choose a country, it sends that too. ${optional.charAt(0).toUpperCase()}${optional.slice(1)} may be left empty.`,
        'The newsletter form sends your email address.',
      ],
      'When a form is sent, our server notes in its log the time, which of the two forms it was, how long that took and whether it went through. The log does not hold what you wrote, your name or your address.',
      'To stop a machine from flooding the forms, the server also counts how many came from one internet address in the last few minutes. The address itself is not written down.',
      'The site sets no cookies. It has no trackers, no advertising and no visitor statistics, and it loads nothing from other companies. Your browser tab remembers how far down each page you were, so that the back button works, what you have written into a form and not sent, and whether it has loaded a page again after we changed the site. These notes stay in the tab, are not sent to us, and go with it.',
    ],
  },
  {
    id: 'use',
    heading: 'Use',
    body: [
      'What you write in the contact form is used to answer you, and to prepare for a meeting if you ask for one. Your newsletter address is used to send the newsletter.',
      'We use neither for anything else. Writing to us does not put you on the newsletter’s list, and subscribing does not start a round of telephone calls.',
    ],
  },
  {
    id: 'disclosure',
    heading: 'Disclosure',
    body: [
      'What you send arrives in the firm’s own inbox, which is kept on the server that runs this site or on the server that takes in messages for us. The people who answer you read it there. A copy may also be sent to the firm’s own mailbox, so that nobody overlooks it. It then passes through the company that carries our mail, as an email from you would, and stays in that mailbox.',
      'We do not sell it, rent it, lend it or trade it. We hand it on only where a law or a court requires us to, and then only the part that is required.',
      'Two kinds of link on this site lead to other companies: the scheduling page where you choose a time, and the map that gives directions to an office. Nothing goes to them until you follow the link. From then on their own privacy policies apply to what you do there.',
    ],
  },
  {
    id: 'security',
    heading: 'Security',
    body: [
      'The forms travel to us over an encrypted connection, and the inbox is closed to the other accounts of the server it is on. The page tells you that a message has arrived only once it has been taken in there.',
      'No method is perfect, so we ask for little. Keep Social Security numbers, account numbers and tax papers out of the forms. When we need them, we will agree with you on a safer way first.',
    ],
  },
  {
    id: 'children',
    heading: 'Children under 13',
    body: [
      'This site is written for adults and for businesses. We do not knowingly collect anything from children under 13. If you believe that a child has written to us, tell us, and we will delete the message.',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes',
    body: [
      `This policy has applied since ${privacyEffectiveDate}. When something about the site changes that this page should say, we change the page and the date at its top. What you sent us under an earlier version stays under that version unless you agree otherwise.`,
    ],
  },
  {
    id: 'contact',
    heading: 'Contact',
    body: [
      'You may ask what we hold about you, have it corrected, have it deleted, or leave the newsletter. An email or a call is enough, and you do not have to give a reason.',
    ],
  },
]

export const privacy = {
  folio: { number: '800', label: 'Privacy' },
  heading: headlines.privacy,
  effective: `Effective date: ${privacyEffectiveDate}`,
  lede: 'What our website learns about you, what becomes of it and what it leaves alone.',
  figures: {
    label: 'What reading this site costs you',
    entries: [
      { term: 'Cookies', figure: '0' },
      { term: 'Trackers', figure: '0' },
      { term: 'Requests to other companies', figure: '0' },
    ],
  },
  contentsHeading: 'Contents',
  /** The account number of the first section; each next one is ten higher. */
  firstNumber: 810,
  sections,
}
