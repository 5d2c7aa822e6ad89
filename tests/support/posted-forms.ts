import { ada } from './contact-form.ts'

/** What a browser posts for Ada's enquiry, without script. */
export const enquiry = { form: 'contact', ...ada, agreed: 'on' }

/** What it posts when she signs up for the newsletter. */
export const signup = { form: 'newsletter', email: ada.email }

/** The headers by which a browser says that a post comes from the site's own page. */
export const sameOrigin = (site: { url: string }): Record<string, string> => ({
  origin: site.url,
  'sec-fetch-site': 'same-origin',
})

/** Posts a form as a browser without script does. */
export function postForm(
  site: { url: string },
  fields: Record<string, string>,
  { path = '/contact', headers = sameOrigin(site) } = {},
) {
  return fetch(`${site.url}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) })
}
