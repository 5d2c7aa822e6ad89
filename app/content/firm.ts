/*
 * Every fact of the firm. Some are invented: replace those that `npm run check:launch` lists, with what each is and where
 * it shows. The others are those of the specification; correct them too. Write an apostrophe as ’ and quotation marks
 * as “ ”, because a ' would end the text. Then run `npm run format`, which wraps long lines.
 */

export const firm = {
  name: 'Egg Rock Financial Services',
  legalName: 'Egg Rock Financial Services Inc.',
  shortName: 'Egg Rock',
  /** In the footer, under the name, and in search results. */
  trade: 'Tax, bookkeeping and financial services',
  /** The year. On the home page, the about page and in search results. */
  founded: '2010',
  /** The years of everyone together, and those of the founder. On the home page, the about page and in search results. */
  experience: { combined: 'over 50', founder: 'over 30' },
  /** Where the offices are. Under the name in the header, in sentences and in search results. */
  cities: 'Lynn and Boston',
  state: 'Massachusetts',
  /** Where clients come from, in a sentence of the home page. */
  area: 'from Lynn to Boston',
  email: 'office@eggrock.example',
  /** May be empty: ''. A sentence on what a first meeting costs: 'The first meeting is free.' Under the home page’s buttons, and on the contact page. */
  firstMeeting: '',
  /** May be empty: []. The languages that clients are served in: ['English', 'Spanish']. On the contact page. */
  languages: [],
}

export const ceo = {
  name: 'Eleanor Whitcomb',
  role: 'Founder and Chief Executive Officer',
  /** May be empty: ''. What follows the name: 'CPA', or 'CPA, Enrolled Agent'. */
  credentials: '',
  /** On the home page. It may be the quote's first. */
  sentence: 'Nobody loses sleep over a number they know.',
  quote:
    'Nobody loses sleep over a number they know. It is the ones they have not looked at. So we look, and then we sit down together.',
  shortBio:
    'Eleanor founded the firm in 2010. She has spent over 30 years with the books of people and of businesses, and she still adds a column twice.',
  moreBio: [
    'She began with a columnar pad and an adding machine. The pads became spreadsheets and the spreadsheets became a portal. The habit of following a difference until it is gone has stayed the same.',
    'Today she leads the offices in Lynn and Boston. She would rather hear a worry early and half formed than late and in good order, so there is no wrong way to begin: bring the letter, the shoebox or the question, and start there.',
  ],
  portrait: {
    imageUrl: '/images/ceo-portrait.svg',
    /** What a photograph shows, in two words or more, for those who cannot see it. A drawing needs no words. */
    imageAlt: '',
  },
}

export const offices = [
  {
    city: 'Lynn',
    address: { street: '12 Breakwater Row', region: 'MA', postalCode: '01901' },
    telephone: '781-555-0142',
    /** May be empty: []. Otherwise such as [{ from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' }]. */
    hours: [],
  },
  {
    city: 'Boston',
    address: { street: '40 Counting House Lane', region: 'MA', postalCode: '02110' },
    telephone: '617-555-0118',
    hours: [],
  },
]

export const securityReports = {
  email: 'security@eggrock.example',
  /** The languages that are read there. */
  languages: ['en'],
  /** How long somebody is sure to read that address, at most a year ahead (RFC 9116, 2.5.5). */
  expires: '2027-10-31T00:00:00Z',
} as const
