import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { mailAddress } from '../../app/environment/mail-server.ts'
import { ConfigurationError } from '../../app/environment/variables.ts'
import { root } from './processes.ts'

export const factsFile = 'app/content/firm.ts'

/** Ten digits, the country's 1 before them or not, and an extension or not. No area code begins with 0 or 1. */
const telephone =
  /^[^\da-z]*(?:1[^\da-z]*)?[2-9](?:[^\da-z]*\d){9}(?:\W*(?:ext(?:ension)?|x|#)\W*\d+)?$/i
const picture = /^(?:\/images\/ceo-portrait\.svg|\.\/[^/#?%]+\.(?:avif|jpeg|jpg|png|webp))$/
const isDrawing = (imageUrl: string) => imageUrl.startsWith('/')

const text = <Message extends string>(pattern: RegExp, message: Message) =>
  v.pipe(v.string(), v.regex(pattern, message))

/** Runs the check only if the form is right, so that one mistake is one message. */
const formThenCheck = (form: v.GenericSchema<string>, check: v.CheckAction<string, string>) =>
  v.config(v.pipe(form, check), { abortPipeEarly: true })

const anyText = v.pipe(
  text(/\S/, 'must not be empty'),
  v.check(
    (fact) =>
      !/<\/?[a-zA-Z]+\d?\s*\/?>|<[a-zA-Z]+\s[^<>]*=|&(?:#x?[\da-f]+|[a-z]{2,8}\d*);/.test(fact),
    'must be plain text, without tags and codes such as <b> and &amp;; write the letter itself',
  ),
)
const publicMail = formThenCheck(
  mailAddress,
  v.check((address) => /\.[a-z]{2,}$/i.test(address), 'must end in a whole domain'),
)

/** The specification has these two. */
const cities = ['Lynn', 'Boston'] as const

const factsSchema = v.object({
  firm: v.strictObject({
    name: anyText,
    legalName: anyText,
    shortName: text(/^.{1,12}$/u, 'must have at most 12 characters, spaces included'),
    trade: anyText,
    founded: formThenCheck(
      text(/^\d{4}$/, 'must be a year of four digits'),
      v.check((year) => Number(year) <= new Date().getFullYear(), 'must not be in the future'),
    ),
    experience: v.strictObject({ combined: anyText, founder: anyText }),
    cities: anyText,
    state: anyText,
    area: anyText,
    email: publicMail,
  }),
  ceo: v.strictObject({
    name: anyText,
    role: anyText,
    quote: anyText,
    shortBio: anyText,
    moreBio: v.array(anyText),
    portrait: v.pipe(
      v.strictObject({
        imageUrl: formThenCheck(
          text(
            picture,
            "must be './' and the name of a file, such as './portrait.jpg', without #, ? and %, and end in .jpg, .jpeg, .png, .webp or .avif in small letters",
          ),
          v.check(
            (name) => isDrawing(name) || existsSync(join(root, 'app/content', name)),
            'must be the name of a photograph in app/content, with the same capitals',
          ),
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
    v.array(
      v.strictObject({
        city: v.picklist(
          cities,
          'must be Lynn or Boston: the maps and sentences have these two, and others need a developer',
        ),
        address: v.strictObject({
          street: anyText,
          region: text(/^[A-Z]{2}$/, "must be the state's two letters"),
          postalCode: text(/^\d{5}(-\d{4})?$/, 'must be a ZIP code of five digits, or of nine'),
        }),
        telephone: text(
          telephone,
          "must have ten digits, and may end in an extension: '781-555-0142 ext. 3'",
        ),
      }),
    ),
    v.check(
      (offices) =>
        cities.every((city) => offices.filter((office) => office.city === city).length === 1),
      'must be Lynn and Boston, once each: another number of offices needs a developer',
    ),
  ),
  securityReports: v.strictObject({
    email: publicMail,
    languages: v.pipe(v.array(anyText), v.minLength(1, 'must name a language')),
    expires: formThenCheck(
      v.pipe(v.string(), v.isoTimestamp('must be a date with a time: 2027-10-31T00:00:00Z')),
      // JavaScript takes February 31 for March 3.
      v.check(
        (text) =>
          new Date(`${text.slice(0, 10)}T00:00Z`).toISOString().startsWith(text.slice(0, 10)),
        'must be a day that exists',
      ),
    ),
  }),
})

type Facts = typeof import('../../app/content/firm.ts')

/** In place of Valibot's own messages, by what it expected. */
const requirements: Record<string, string> = {
  never: 'is not a fact of this site, so its name may be misspelled',
  Array: "must be a list: ['…', '…']",
  Object: 'must be several facts in braces: { … }',
  string: 'must be a text in quotes',
}

/** A line for each fact that the site cannot use: what it is, what is wrong, and its value. */
export function problemsWith(facts: Pick<Facts, keyof typeof factsSchema.entries>): string[] {
  const { issues = [] } = v.safeParse(factsSchema, facts, {
    message: ({ message, expected }) => requirements[expected ?? ''] ?? message,
  })
  return issues.map((issue) => {
    const office = (path: string, index: number) => facts.offices[index]?.city ?? path
    const name = v.getDotPath(issue)?.replace(/^offices\.(\d+)/, office)
    const value = issue.path?.at(-1)?.value
    if (value === undefined)
      return `${factsFile} ${name} is missing. Add it: a name, a colon, the value and a comma.`
    const actual = typeof value === 'object' ? '' : ` It is ${JSON.stringify(value)}.`
    return `${factsFile} ${name} ${issue.message}.${actual}`
  })
}

/** The facts, or what is wrong with their file. */
export async function readFacts(): Promise<{ facts?: Facts; problems: string[] }> {
  try {
    const lines = readFileSync(join(root, factsFile), 'utf8').split('\n')
    const broken = lines.findIndex((line) => line.includes('\ufffd')) + 1
    if (broken > 0) return { problems: [`${factsFile}:${broken} is not UTF-8. Save it as UTF-8.`] }
    const facts = await import('../../app/content/firm.ts')
    const problems = problemsWith(facts)
    if (problems.length > 0) return { problems }
    const { imageUrl } = facts.ceo.portrait
    if (isDrawing(imageUrl)) return { facts, problems }
    return { facts, problems: await problemsWithPhotograph(join('app/content', imageUrl)) }
  } catch (error) {
    const { stack = '', message } = error instanceof Error ? error : {}
    // After the file and its line, the stack of a SyntaxError has an excerpt in which ^ marks the place.
    const [, line, excerpt = ''] = /firm\.ts:(\d+)(\n[^^]*\^)?/.exec(stack) ?? []
    if (!line) throw error
    const help = `cannot be read: ${message}. See this line and those above it: is a quote, comma, parenthesis or brace missing? In a text, write ’ in place of a ', and \\n where a new line begins.`
    return { problems: [`${factsFile}:${line} ${help}${excerpt}`] }
  }
}

/** Reads all of it, because a file may be cut off. */
async function problemsWithPhotograph(file: string): Promise<string[]> {
  try {
    const { width, height } = await sharp(join(root, file)).metadata()
    await sharp(join(root, file)).resize(1).toBuffer()
    return Math.min(width, height) < 480
      ? [`${file} has ${width} × ${height} pixels. It must have at least 480 × 480.`]
      : []
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    return [`${file} cannot be read as a photograph: ${why}.`]
  }
}

/** The problems that a check of variables finds, one per line, without the heading of the error message. */
export function problemsOf(check: () => void): string[] {
  try {
    check()
    return []
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    const lines = error.message.split('\n').map((line) => line.trim())
    return lines.length > 1 ? lines.slice(1) : lines
  }
}
