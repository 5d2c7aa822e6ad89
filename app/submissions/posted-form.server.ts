import { setResponseStatus } from '@tanstack/react-start/server'
import { log } from '~/logging/log.server'
import { pageAt } from '~/pages'
import { contactValuesFrom } from '~/submissions/contact'
import { newsletterValuesFrom } from '~/submissions/newsletter'
import { heldInTrap } from '~/submissions/outcome'
import { formMarker, isTrapped, type PostedForm } from '~/submissions/posted-form'
import type { Delivery } from './delivery.server'
import { submitEnquiry, submitSubscription } from './submit.server'

type PostContext = {
  request: Request
  /** Renders the page, with this context for its loader. */
  next: <Context>(options: { context: Context }) => { isNext: true; context: Context }
}

/** What a page's route does with a POST: takes the form that the browser sent, and renders the page with the outcome. */
export const takePostedForms = {
  handlers: {
    POST: async ({ request, next }: PostContext) =>
      next({ context: { posted: await answerPostedForm(request) } }),
  },
}

/**
 * Takes a form that the browser itself posted, does what the server function does, and sets the status of
 * the page that is rendered next.
 *
 * @returns `undefined` when the body is not one of the page's forms; the page then shows as if it had only
 *   been visited, with status 400.
 */
async function answerPostedForm(request: Request): Promise<PostedForm | undefined> {
  const forms = pageAt(new URL(request.url).pathname)?.forms
  const form = await readForm(request)
  const name = forms?.find((name) => name === form?.get(formMarker))
  if (form && name === 'contact') return answerContact(form)
  if (form && name === 'newsletter') return answerNewsletter(form)
  setResponseStatus(400)
  return undefined
}

async function answerContact(form: FormData) {
  const values = contactValuesFrom(form)
  const { outcome, httpStatus } = trapped(form, 'contact') ?? (await submitEnquiry(values))
  setResponseStatus(httpStatus)
  return { form: 'contact' as const, outcome, values }
}

async function answerNewsletter(form: FormData) {
  const values = newsletterValuesFrom(form)
  const { outcome, httpStatus } = trapped(form, 'subscribe') ?? (await submitSubscription(values))
  setResponseStatus(httpStatus)
  return { form: 'newsletter' as const, outcome, values }
}

/** A script that fills in forms would answer for itself in the browser; what comes here posted the page's own form. */
function trapped(form: FormData, call: string): Delivery | undefined {
  if (!isTrapped(form)) return undefined
  log('info', 'trapped', { call })
  return { outcome: heldInTrap, httpStatus: 422 }
}

async function readForm(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData()
  } catch {
    return undefined
  }
}
