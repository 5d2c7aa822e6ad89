import { ceo as facts, firm, offices } from './firm.ts'
import { headlines } from './headlines.ts'
import { credentials } from './optional-facts.ts'

/** The CEO's profile: the fields of the specification, and the alternative text of the picture. */
export const ceo = {
  /** With the credentials, if there are any. */
  name: [facts.name, credentials].filter(Boolean).join(', '),
  role: facts.role,
  ...facts.portrait,
  shortBio: facts.shortBio,
  /** Paragraphs with an empty line between them. */
  bio: [facts.shortBio, ...facts.moreBio].join('\n\n'),
} satisfies Record<'name' | 'role' | 'imageUrl' | 'imageAlt' | 'shortBio' | 'bio', string>

export const about = {
  folio: { number: '300', label: 'About' },
  heading: headlines.about,
  lede: `We are a small firm with offices in ${firm.cities}. We keep books, prepare taxes and answer letters from the IRS, for people and for businesses.`,
  figures: {
    label: 'The firm in figures',
    entries: [
      { term: 'Founded', figure: firm.founded },
      { term: 'Years of experience, combined', figure: firm.experience.combined },
      { term: 'Years of experience, founder', figure: firm.experience.founder },
      { term: `Offices, ${firm.cities}`, figure: String(offices.length) },
    ],
  },
  values: {
    folio: { number: '310', label: 'Values' },
    heading: 'Our values',
    values: [
      {
        name: 'Exact before fast',
        meaning:
          'We close a month when your books and your bank agree to the penny. If that takes another day, we tell you.',
      },
      {
        name: 'Plain words',
        meaning:
          'You should never have to nod along to something you did not follow. We explain it as we would to a friend across the table.',
      },
      {
        name: 'Nothing left in the shoebox',
        meaning:
          'Every receipt is entered, and every entry leads back to its receipt. Ask for either one and you can have it.',
      },
      {
        name: 'Kept to ourselves',
        meaning:
          'What you show us stays with us. Papers go through the client portal, behind a password and a second proof that it is you.',
      },
    ],
  },
  quote: {
    folio: { number: '320', label: 'From our CEO' },
    heading: 'A word from our CEO',
    text: facts.quote,
  },
  difference: {
    folio: { number: '330', label: 'Difference' },
    heading: 'How are we different?',
    lede: 'What you bring us is on the left. What we make of it is on the right.',
    bring: 'You bring',
    keep: 'We keep',
    entries: [
      {
        brought: 'A year of receipts, in no order',
        kept: 'One ledger',
        how: 'Sorted, reconciled, and ready before the return is due.',
      },
      {
        brought: 'A question about one line of a return',
        kept: 'The answer',
        how: 'In words you can repeat, filed with the paper it is about.',
      },
      {
        brought: 'A letter from the IRS, still sealed',
        kept: 'The reply',
        how: 'We open the letter with you, answer it and speak for you.',
      },
      {
        brought: 'A plan, and a bank that wants it in writing',
        kept: 'The loan package',
        how: 'With every figure checked, and help when you present it.',
      },
    ],
    action: 'Schedule Consultation',
  },
  profile: {
    folio: { number: '340', label: 'Our CEO' },
    more: 'Read more',
    less: 'Read less',
  },
} as const
