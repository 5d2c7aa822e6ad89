/** The two calls of section 7 of the product's specification. */
const keys = {
  contact: ['firstName', 'lastName', 'company', 'email', 'phoneNumber', 'message', 'agreed'],
  subscribe: ['email'],
}
const limits = new Map([
  ['firstName', 100],
  ['lastName', 100],
  ['company', 200],
  ['email', 254],
  ['phoneNumber', 40],
  ['message', 5000],
])
const optional = ['company', 'phoneNumber']

/** Controls, separators of lines, and marks that hide text or turn it around. */
const forbiddenInOneLine = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u
/** HTML, 'valid e-mail address'. */
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/**
 * What the API host may not be sent, found in one body; written from the rules and not from the schemas, so that it
 * can judge them.
 *
 * @returns one line for each objection
 */
export function objectionsTo(call: keyof typeof keys, json: string): string[] {
  const body: Record<string, unknown> = JSON.parse(json)
  const { country, ...rest } = body
  const objections: string[] = []
  const object = (name: string, what: string) => objections.push(`${name} ${what} in ${json}`)

  if (Object.keys(rest).join() !== keys[call].join())
    object('the keys', 'are not those of the call')
  if ('country' in body && (call !== 'contact' || !['US', 'CA', 'EU'].includes(String(country))))
    object('country', 'is not offered')
  if (call === 'contact' && body.agreed !== true) object('agreed', 'is not true')
  for (const [name, limit] of limits) {
    if (!keys[call].includes(name)) continue
    const text = body[name]
    if (typeof text !== 'string') {
      object(name, 'is no text')
      continue
    }
    if (text.length > limit) object(name, 'is too long')
    if (text === '' && !optional.includes(name)) object(name, 'is missing')
    if (text !== text.trim()) object(name, 'is not trimmed')
    if (!text.isWellFormed()) object(name, 'has half a character')
    const forbidden = name === 'message' ? /[^\P{Cc}\t\n]/u : forbiddenInOneLine
    if (forbidden.test(text)) object(name, 'has a forbidden character')
    if (name === 'email' && !email.test(text)) object(name, 'is no address')
  }
  return objections
}
