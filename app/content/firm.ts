/*
 * Every fact of the firm. Replace each `placeholder('…')` as a whole, with its parentheses: `name: 'Quimby & Sons',`.
 * Write an apostrophe as ’ and quotation marks as “ ”, because a ' would end the text. Facts without a placeholder are
 * those of the specification; correct them too. Then run `npm run format`, which wraps long lines.
 * `npm run check:launch` lists what is left, with the comment above it.
 */

/** The invented facts. They look real, and are harmless if they are published by accident. */
export const placeholders = new Set<string>()

/* @__NO_SIDE_EFFECTS__ */
export function placeholder(fact: string): string {
  placeholders.add(fact)
  return fact
}

export const firm = {
  /** As people say it, without 'Inc.'. In the header, the footer, tab titles, link previews and search results. */
  name: placeholder('Egg Rock Financial Services'),
  /** As it is registered. In the copyright line, the privacy policy, directions and address books. */
  legalName: placeholder('Egg Rock Financial Services Inc.'),
  /** At most 12 characters, spaces included. Under the icon on a home screen, and in the names of downloaded address cards. */
  shortName: placeholder('Egg Rock'),
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
  /** Where clients write to. On the contact page, in the privacy policy and in address books. */
  email: placeholder('office@eggrock.example'),
}

export const ceo = {
  /** The chief executive's name. On the about page, under the quote and over the biography. */
  name: placeholder('Eleanor Whitcomb'),
  /** The chief executive's title. On the about page, under the name. */
  role: placeholder('Founder and Chief Executive Officer'),
  /** A sentence or three in the chief executive's own words, in large letters and quotation marks on the about page, so inside it write ‘ ’. */
  quote: placeholder(
    'Nobody loses sleep over a number they know. It is the ones they have not looked at. So we look, and then we sit down together.',
  ),
  /** The first paragraph of the biography on the about page. */
  shortBio: placeholder(
    'Eleanor founded the firm in 2010. She has spent over 30 years with the books of people and of businesses, and she still adds a column twice.',
  ),
  /** The other paragraphs of the biography, which "Read more" shows. There may be none: []. */
  moreBio: [
    placeholder(
      'She began with a columnar pad and an adding machine. The pads became spreadsheets and the spreadsheets became a portal. The habit of following a difference until it is gone has stayed the same.',
    ),
    placeholder(
      'Today she leads the offices in Lynn and Boston. She would rather hear a worry early and half formed than late and in good order, so there is no wrong way to begin: bring the letter, the shoebox or the question, and start there.',
    ),
  ],
  portrait: {
    /** A photograph in this folder: './portrait.jpg' (or .jpeg, .png, .webp, .avif). Beside the biography. */
    imageUrl: placeholder('/images/ceo-portrait.svg'),
    /** What the photograph shows, in two words or more, for those who cannot see it. A drawing needs no words. */
    imageAlt: '',
  },
}

export const offices = [
  {
    city: 'Lynn',
    address: {
      /** The office's street, on one line or on two: '271 Union Street\nSuite 300'. On the contact page. */
      street: placeholder('12 Breakwater Row'),
      /** The state's two letters. */
      region: 'MA',
      /** The office's ZIP code. On the contact page. */
      postalCode: placeholder('01901'),
    },
    /** The office's number, with an extension or not: '781-555-0142 ext. 3'. (555-01xx is reserved for fiction.) */
    telephone: placeholder('781-555-0142'),
  },
  {
    city: 'Boston',
    address: {
      street: placeholder('40 Counting House Lane'),
      region: 'MA',
      postalCode: placeholder('02110'),
    },
    telephone: placeholder('617-555-0118'),
  },
]

export const securityReports = {
  /** Where to report a vulnerability of the site. Published in /.well-known/security.txt. */
  email: placeholder('security@eggrock.example'),
  /** The languages that are read there. */
  languages: ['en'],
  /** How long somebody is sure to read that address, at most a year ahead (RFC 9116, 2.5.5). */
  expires: '2027-10-31T00:00:00Z',
} as const
