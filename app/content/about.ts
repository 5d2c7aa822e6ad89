import { placeholder } from '~/content/placeholder'

const name = placeholder('Eleanor Whitcomb')

const shortBio = placeholder(
  'Eleanor founded the firm in 2010. She has spent over 30 years with the books of people and of businesses, and she still adds a column twice.',
)

export const ceo = {
  name,
  role: placeholder('Founder and Chief Executive Officer'),
  /** The path of a file in `public`. */
  imageUrl: placeholder('/images/ceo-portrait.svg'),
  /** Paragraphs with an empty line between them. */
  bio: placeholder(
    [
      shortBio,
      'She began with a columnar pad and an adding machine. The pads became spreadsheets and the spreadsheets became a portal. The habit of following a difference until it is gone has stayed the same.',
      'Today she leads the offices in Lynn and Boston. She would rather hear a worry early and half formed than late and in good order, so there is no wrong way to begin: bring the letter, the shoebox or the question, and start there.',
    ].join('\n\n'),
  ),
  shortBio,
}

export const about = {
  folio: { number: '300', label: 'About' },
  heading: 'The books should tell you the truth while it still helps',
  lede: 'We are a small firm with an office on the harbor and another in the city. We keep books, prepare taxes and answer letters, for people and for businesses.',
  figures: {
    label: 'The firm in figures',
    entries: [
      { term: 'Founded', figure: '2010' },
      { term: 'Years of experience, combined', figure: 'over 50' },
      { term: 'Our founder’s own years', figure: 'over 30' },
      { term: 'Offices, Lynn and Boston', figure: '2' },
    ],
  },
  values: {
    folio: { number: '310', label: 'Values' },
    heading: 'Our values, line by line',
    /** The account number of the first value; the others follow. */
    firstNumber: 311,
    values: [
      {
        name: 'Exact before fast',
        meaning:
          'A month is closed when the difference is zero, not when the page is full. If that takes another day, we say so.',
      },
      {
        name: 'Plain words',
        meaning:
          'You should never have to nod along to something you did not follow. We explain it as we would to a friend across the table.',
      },
      {
        name: 'Nothing left in the shoebox',
        meaning:
          'Every receipt ends up on a line, and every line leads back to its receipt. Ask for either one and you can have it.',
      },
      {
        name: 'Kept to ourselves',
        meaning:
          'What you show us is not a story we tell. Papers travel through the client portal, behind a password and a second check.',
      },
    ],
  },
  quote: {
    folio: { number: '320', label: 'From our CEO' },
    heading: 'A word from our CEO',
    text: placeholder(
      'Nobody loses sleep over a number they know. It is the ones they have not looked at. So we look, and then we sit down together.',
    ),
  },
  difference: {
    folio: { number: '330', label: 'Difference' },
    heading: 'How are we different?',
    lede: 'We can show you in a T-account, the oldest drawing in bookkeeping: what comes in stands on the left, and what becomes of it on the right.',
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
        kept: 'The package',
        how: 'With its arithmetic checked, and help when you present it.',
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
