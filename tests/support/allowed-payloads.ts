import { enquirySchema } from '../../app/forms/schema/contact.ts'
import { signupSchema } from '../../app/forms/schema/newsletter.ts'
import { paths } from '../fakes/api-host.ts'

type Rule = (value: unknown) => boolean

/** No control characters, no line separators, and no characters that hide or reorder text. */
const oneLine = /^[^\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]*$/u
const manyLines = /^(?:\P{Cc}|[\t\n])*$/u
/** The pattern that HTML gives for `<input type="email">`. */
export const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

function text(least: number, most: number, pattern = oneLine): Rule {
  return (value) => {
    if (typeof value !== 'string' || !value.isWellFormed() || value !== value.trim()) return false
    return least <= value.length && value.length <= most && pattern.test(value)
  }
}

/** The two calls of docs/specification.md. */
const calls: Record<string, { entries: object; rules: Record<string, Rule> }> = {
  [paths.enquiry]: {
    entries: enquirySchema.entries,
    rules: {
      firstName: text(1, 100),
      lastName: text(1, 100),
      company: text(0, 200),
      email: text(1, 254, emailPattern),
      phoneNumber: text(0, 40),
      message: text(1, 5000, manyLines),
      agreed: (value) => value === true,
      country: (value) => [undefined, 'US', 'CA', 'EU'].some((country) => country === value),
    },
  },
  [paths.signup]: { entries: signupSchema.entries, rules: { email: text(1, 254, emailPattern) } },
}

/** What is wrong with a body for the API host. Written by hand, because the schemas cannot find their own mistakes. */
export function findDisallowed(path: string, json: string): string[] {
  const body: Record<string, unknown> = JSON.parse(json)
  const call = calls[path]
  if (!call) return [`a call to ${path}, which is not one of \`paths\``]
  const { entries, rules } = call
  // A choice that was not made is left out.
  const names = Object.keys(entries).filter((name) => name in body || !rules[name]?.(undefined))
  const broken = Object.entries(rules).filter(([name, isAllowed]) => !isAllowed(body[name]))
  const objections = broken.map(([name]) => name)
  for (const name of names)
    if (!rules[name]) objections.push(`${name}, for which this file has no rule,`)
  if (`${Object.keys(body)}` !== `${names}`) objections.push('the keys')
  return objections.map((what) => `${what} in ${json} for ${path}`)
}
