import { enquirySchema } from '../../app/submissions/contact.ts'
import { signupSchema } from '../../app/submissions/newsletter.ts'

/** The texts of the two calls of section 7 of the product's specification, in order, with their limits. */
const limits = {
  contact: Object.entries({
    firstName: 100,
    lastName: 100,
    company: 200,
    email: 254,
    phoneNumber: 40,
    message: 5000,
  }),
  subscribe: Object.entries({ email: 254 }),
}
const optional = ['company', 'phoneNumber']

/** Controls, separators of lines, and marks that hide text or turn it around. */
const forbiddenInOneLine = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u
/** HTML, 'valid e-mail address'. */
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/**
 * What the API host may not be sent, found in one body; written from the rules and not from the schemas, so that it
 * can judge them. Only the names of the fields are the schemas' own.
 *
 * @returns one line for each objection
 */
export function objectionsTo(call: keyof typeof limits, json: string): string[] {
  const whole: Record<string, unknown> = JSON.parse(json)
  const { country, ...body } = whole
  const isContact = call === 'contact'
  const { entries } = isContact ? enquirySchema : signupSchema
  const keys = Object.keys(entries).filter((name) => name !== 'country')
  const objections = [
    Object.keys(body).join() !== keys.join() && 'the keys are not those of the call',
    'country' in whole && !(isContact && /^(US|CA|EU)$/.test(`${country}`)) && 'country is wrong',
    isContact && body.agreed !== true && 'agreed is not true',
    ...limits[call].flatMap(([name, limit]) => {
      const text = body[name]
      if (typeof text !== 'string') return [`${name} is no text`]
      const forbidden = name === 'message' ? /[^\P{Cc}\t\n]/u : forbiddenInOneLine
      return [
        text.length > limit && `${name} is too long`,
        text === '' && !optional.includes(name) && `${name} is missing`,
        text !== text.trim() && `${name} is not trimmed`,
        !text.isWellFormed() && `${name} has half a character`,
        forbidden.test(text) && `${name} has a forbidden character`,
        name === 'email' && !email.test(text) && `${name} is no address`,
      ]
    }),
  ]
  return objections.filter((line) => line !== false).map((line) => `${line} in ${json}`)
}
