import { ada } from './contact-form.ts'

/** What a browser posts for Ada's enquiry, without script. */
export const enquiry = { form: 'contact', ...ada, agreed: 'on' }

/** What it posts when she signs up for the newsletter. */
export const signup = { form: 'newsletter', email: ada.email }

/** Posts a form as a browser without script does. */
export function postForm(
  site: { url: string },
  fields: Record<string, string>,
  { path = '/contact', headers = { origin: site.url } }: PostOptions = {},
) {
  return fetch(`${site.url}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

type PostOptions = { path?: string; headers?: Record<string, string> }
