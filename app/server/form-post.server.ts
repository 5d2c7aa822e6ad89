import { setResponseStatus } from '@tanstack/react-start/server'
import { contactValuesFrom } from '~/schemas/contact'
import { newsletterValuesFrom } from '~/schemas/newsletter'
import { formMarker, type PostedForm } from '~/schemas/posted-form'
import { submitEnquiry, submitSubscription } from './submissions.server'

/**
 * Takes a form that the browser itself posted, does what the server function does, and sets the status of
 * the page that is rendered next.
 *
 * @returns `undefined` when the body is not one of the site's forms; the page then shows as if it had only
 *   been visited, with status 400.
 */
export async function answerPostedForm(request: Request): Promise<PostedForm | undefined> {
  const form = await readForm(request)
  return form?.get(formMarker) === 'contact' ? answerContact(form) : answerNewsletter(form)
}

/** The same for a page whose only form is the newsletter's. */
export async function answerPostedNewsletter(request: Request) {
  return answerNewsletter(await readForm(request))
}

async function answerContact(form: FormData) {
  const values = contactValuesFrom(form)
  const { outcome, httpStatus } = await submitEnquiry(values)
  setResponseStatus(httpStatus)
  return { form: 'contact' as const, outcome, values }
}

async function answerNewsletter(form: FormData | undefined) {
  if (form?.get(formMarker) !== 'newsletter') {
    setResponseStatus(400)
    return undefined
  }
  const values = newsletterValuesFrom(form)
  const { outcome, httpStatus } = await submitSubscription(values)
  setResponseStatus(httpStatus)
  return { form: 'newsletter' as const, outcome, values }
}

async function readForm(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData()
  } catch {
    return undefined
  }
}
