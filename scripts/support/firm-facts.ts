import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { days, daysOpen } from '../../app/content/opening-hours.ts'
import { mailAddress } from '../../app/environment/mail-server.ts'
import { root } from './processes.ts'

export const factsFile = 'app/content/firm.ts'

/** Ten digits, the country's 1 before them or not, and an extension or not. No area code begins with 0 or 1. */
const telephoneNumber =
  /^[^\da-z]*(?:1[^\da-z]*)?[2-9](?:[^\da-z]*\d){9}(?:\W*(?:ext(?:ension)?|x|#)\W*\d+)?$/i
const pictureFile = /^(?:\/images\/ceo-portrait\.svg|\.\/portrait\.(?:avif|jpeg|jpg|png|webp))$/

export const isDrawing = (imageUrl: string) => imageUrl.startsWith('/')

const text = (pattern: RegExp, message: string) => v.pipe(v.string(), v.regex(pattern, message))

/** A fact that is invented as long as it contains an example. `description` says what it is, and where it shows. */
const invented = (form: v.GenericSchema<string>, examples: string[], description: string) =>
  examples.reduce((schema, example) => v.pipe(schema, v.excludes(example, description)), form)

/** Runs the check only if the form is right, so that one mistake is one message. */
const formThenCheck = (form: v.GenericSchema<string>, check: v.CheckAction<string, string>) =>
  v.config(v.pipe(form, check), { abortPipeEarly: true })

const plain = v.check(
  (fact: string) =>
    !/<\/?[a-zA-Z]+\d?\s*\/?>|<[a-zA-Z]+\s[^<>]*=|&(?:#x?[\da-f]+|[a-z]{2,8}\d*);/.test(fact),
  'must be plain text, without tags and codes such as <b> and &amp;; write the letter itself',
)
const anyText = v.pipe(text(/\S/, 'must not be empty'), plain)

/** A fact that a firm need not have. While it is empty nothing is shown for it. `description` says what it would be. */
const optionalText = (description: string) => v.pipe(v.string(), v.nonEmpty(description), plain)
const optionalList = <Item>(item: v.GenericSchema<Item>, description: string) =>
  v.pipe(v.array(item), v.nonEmpty(description))

const day = v.picklist(days, "must be a day of the week, such as 'Monday'")
const time = text(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time with two digits each: '09:00'")
const hours = v.config(
  v.pipe(
    v.strictObject({ from: day, to: day, opens: time, closes: time }),
    v.check(
      (open) => daysOpen(open).length > 0 && open.opens < open.closes,
      'must begin before it ends, within one week and one day',
    ),
  ),
  { abortPipeEarly: true },
)

const publicMail = formThenCheck(
  mailAddress,
  v.check((address) => /\.[a-z]{2,}$/i.test(address), 'must end in a whole domain'),
)
const year = formThenCheck(
  text(/^\d{4}$/, 'must be a year of four digits'),
  v.check((fact) => Number(fact) <= new Date().getFullYear(), 'must not be in the future'),
)
const timestamp = formThenCheck(
  v.pipe(v.string(), v.isoTimestamp('must be a date with a time: 2027-10-31T00:00:00Z')),
  // JavaScript takes February 31 for March 3.
  v.check(
    (fact) => new Date(`${fact.slice(0, 10)}T00:00Z`).toISOString().startsWith(fact.slice(0, 10)),
    'must be a day that exists',
  ),
)
const picture = formThenCheck(
  text(
    pictureFile,
    "must be './portrait.jpg', or end in .jpeg, .png, .webp or .avif, in small letters. Give the file the same name",
  ),
  v.check(
    (name) => isDrawing(name) || existsSync(join(root, 'app/content', name)),
    'names a photograph that is not in app/content; put it there',
  ),
)

/** The specification has these two. */
const cities = ['Lynn', 'Boston'] as const

const office = v.strictObject({
  city: v.picklist(
    cities,
    'must be Lynn or Boston: the maps and sentences have these two, and others need a developer',
  ),
  address: v.strictObject({
    street: invented(
      anyText,
      ['12 Breakwater Row', '40 Counting House Lane'],
      "The office's street, on one line or on two: '271 Union Street\\nSuite 300'; and its ZIP code. On the contact page.",
    ),
    region: text(/^[A-Z]{2}$/, "must be the state's two letters"),
    postalCode: text(/^\d{5}(-\d{4})?$/, 'must be a ZIP code of five digits, or of nine'),
  }),
  telephone: invented(
    text(
      telephoneNumber,
      "must have ten digits, and may end in an extension: '781-555-0142 ext. 3'",
    ),
    ['781-555-0142', '617-555-0118'],
    "The office's number, with an extension or not: '781-555-0142 ext. 3'. (555-01xx is reserved for fiction.)",
  ),
  hours: optionalList(
    hours,
    "When somebody answers: [{ from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' }]. After the number and in search results.",
  ),
})

const factsSchema = v.object({
  firm: v.strictObject({
    name: invented(
      anyText,
      ['Egg Rock Financial Services'],
      "As people say it, without 'Inc.'. In the header, the footer, tab titles, link previews and search results.",
    ),
    legalName: invented(
      anyText,
      ['Egg Rock Financial Services Inc.'],
      'As it is registered. In the copyright line, the privacy policy and directions.',
    ),
    shortName: invented(
      text(/^.{1,12}$/u, 'must have at most 12 characters, spaces included'),
      ['Egg Rock'],
      'At most 12 characters, spaces included. Under the icon on a home screen.',
    ),
    trade: anyText,
    founded: year,
    experience: v.strictObject({ combined: anyText, founder: anyText }),
    cities: anyText,
    state: anyText,
    area: anyText,
    email: invented(
      publicMail,
      ['office@eggrock.example'],
      'Where clients write to. On the contact page and in the privacy policy.',
    ),
    firstMeeting: optionalText(
      "What a first meeting costs, in a sentence: 'The first meeting is free.' Under the buttons of the home page, and on the contact page.",
    ),
    languages: optionalList(
      anyText,
      "The languages that clients are served in: ['English', 'Spanish']. On the contact page and in search results.",
    ),
  }),
  ceo: v.strictObject({
    name: invented(
      anyText,
      ['Eleanor Whitcomb'],
      "The chief executive's name and, as `role`, the title. On the about page, under the quote and over the biography.",
    ),
    role: anyText,
    credentials: optionalText("What follows the name on the about page: 'CPA', or 'CPA, EA'."),
    sentence: invented(
      anyText,
      ['Nobody loses sleep over a number they know'],
      "A sentence of the chief executive's own, in quotation marks on the home page. It may be the quote's first.",
    ),
    quote: invented(
      anyText,
      ['Nobody loses sleep over a number they know'],
      "A sentence or three in the chief executive's own words, in large letters and quotation marks on the about page, so inside it write ‘ ’.",
    ),
    shortBio: invented(
      anyText,
      ['she still adds a column twice'],
      'The first paragraph of the biography on the about page.',
    ),
    moreBio: v.array(
      invented(
        anyText,
        ['a columnar pad and an adding machine', 'the letter, the shoebox or the question'],
        'The other paragraphs of the biography, which "Read more" shows. There may be none: [].',
      ),
    ),
    portrait: v.pipe(
      v.strictObject({
        imageUrl: invented(
          picture,
          ['ceo-portrait.svg'],
          "A photograph in app/content: './portrait.jpg' (or .jpeg, .png, .webp, .avif). Beside the biography.",
        ),
        imageAlt: v.string(),
      }),
      v.forward(
        v.check(
          ({ imageUrl, imageAlt }) => isDrawing(imageUrl) || /\S\s+\S/.test(imageAlt),
          'must say what the photograph shows, in two words or more',
        ),
        ['imageAlt'],
      ),
    ),
  }),
  offices: v.pipe(
    v.array(office),
    v.check(
      (offices) =>
        cities.every((city) => offices.filter((office) => office.city === city).length === 1),
      'must be Lynn and Boston, once each: another number of offices needs a developer',
    ),
  ),
  securityReports: v.strictObject({
    email: invented(
      publicMail,
      ['security@eggrock.example'],
      'Where to report a vulnerability of the site. Published in /.well-known/security.txt.',
    ),
    languages: v.pipe(v.array(anyText), v.minLength(1, 'must name a language')),
    expires: timestamp,
  }),
})

export type Facts = typeof import('../../app/content/firm.ts')

/** In place of Valibot's own messages, by what it expected. */
const requirements: Record<string, string> = {
  never: 'is not a fact of this site, so its name may be misspelled',
  Array: "must be a list: ['…', '…']",
  Object: 'must be several facts in braces: { … }',
  string: 'must be a text in quotes',
}

/** A line for each fact that the site cannot use, for each that is still an invented example, and for each left empty. */
export function validateFacts(facts: Pick<Facts, keyof typeof factsSchema.entries>) {
  const { issues = [] } = v.safeParse(factsSchema, facts, {
    message: ({ message, expected }) => requirements[expected ?? ''] ?? message,
  })
  const [errors, examples, empty]: [string[], string[], string[]] = [[], [], []]
  for (const issue of issues) {
    const office = (path: string, index: number) => facts.offices[index]?.city ?? path
    const name = `${factsFile} ${v.getDotPath(issue)?.replace(/^offices\.(\d+)/, office)}`
    const value = issue.path?.at(-1)?.value
    const actual = typeof value === 'object' ? '' : ` It is ${JSON.stringify(value)}.`
    if (issue.type === 'excludes') examples.push(`${name}\n    ${issue.message}`)
    else if (issue.type === 'non_empty') empty.push(`${name}\n    ${issue.message}`)
    else if (value !== undefined) errors.push(`${name} ${issue.message}.${actual}`)
    else errors.push(`${name} is missing. Add it: a name, a colon, the value and a comma.`)
  }
  return { errors, examples, empty }
}
