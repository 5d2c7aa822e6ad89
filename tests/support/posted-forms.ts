import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { contactFields } from '../../app/content/contact-fields.ts'
import { type EnquiryDraft, enquirySchema } from '../../app/forms/schema/contact.ts'
import { readDraft, validateDraft } from '../../app/forms/schema/draft.ts'
import { root, type Site } from '../../scripts/support/processes.ts'
import { requestBody } from '../fakes/api-host.ts'

const specified = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  message: 'My books and I have not spoken since spring.',
}

/** The form as it is at first. */
export const emptyDraft = readDraft(enquirySchema, new FormData())

const words: Record<string, { label: string; missing?: string }> = contactFields

/** The required text fields, in the order of the schema. A firm may have added some to the specified ones. */
export const textFields = Object.entries(emptyDraft).flatMap(([name, value]) =>
  typeof value === 'string' && words[name]?.missing ? [name as keyof typeof specified] : [],
)

/** An enquiry with the required fields only. */
export const ada = {
  ...Object.fromEntries(textFields.map((name) => [name, `Her ${name}`])),
  ...specified,
}

/** All fields of her form, as they are before they are validated. */
export const draft: EnquiryDraft = { ...emptyDraft, ...ada, agreed: true }

/** The body that the API host receives for this draft. `contact.test.ts` compares its keys with the specified ones. */
export function payload(changes: Partial<EnquiryDraft> = {}): string {
  return requestBody(validateDraft(enquirySchema, { ...draft, ...changes }).valid)
}

/** What a browser posts for Ada's enquiry, without script. */
export const enquiry = { form: 'contact', ...ada, agreed: 'on' }

export const signup = { form: 'newsletter', email: ada.email }

let tests = 0

/** Gives Ada another address, because the site takes an identical one within two seconds for a double click. */
export function renameAda() {
  tests += 1
  for (const fields of [ada, draft, enquiry, signup]) fields.email = `Ada${tests}@example.com`
}

/** The headers with which a browser says that a post comes from the site's own page. */
export const sameOrigin = (site: { url: string }): Record<string, string> => ({
  origin: site.url,
  'sec-fetch-site': 'same-origin',
})

/** Posts a form as a browser without script does. */
export function postForm(
  site: { url: string },
  fields: Record<string, string>,
  { path = '/contact', headers = sameOrigin(site), ...init }: RequestInit & { path?: string } = {},
) {
  const body = new URLSearchParams(fields)
  return fetch(`${site.url}${path}`, { method: 'POST', headers, body, ...init })
}

export function readLog(site: Pick<Site, 'output'>): Record<string, unknown>[] {
  const lines = site.output().trim().split('\n')
  return lines.map((line) => JSON.parse(line))
}

/** What `npm run inbox` prints. Node runs the same script, and starts sooner than npm. */
export async function runInbox(variables: Record<string, string>, ...options: string[]) {
  return typeIntoInbox('', variables, ...options)
}

/** {@link runInbox}, with what is typed when it asks. */
export async function typeIntoInbox(
  typed: string,
  variables: Record<string, string>,
  ...options: string[]
) {
  const args = ['--run', 'inbox', '--', ...options]
  const env = { ...process.env, ...variables }
  const running = promisify(execFile)(process.execPath, args, { cwd: root, env })
  // The command may end without reading it.
  running.child.stdin?.on('error', () => {}).end(`${typed}\n`)
  return (await running).stdout
}

export const readSubmissionLog = (site: Pick<Site, 'output'>) =>
  readLog(site).filter(({ event }) => event === 'submission')

/** A line of a stack trace. */
export const stackLine = /\n\s+at .*:\d+:\d+/
