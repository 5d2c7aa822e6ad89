import { setResponseStatus } from '@tanstack/react-start/server'
import { log } from '~/logging/log.server'
import { pageAt } from '~/page-table'
import { enquirySchema } from './contact'
import { answerWith, type Delivery } from './delivery.server'
import { draftFrom } from './draft'
import { signupSchema } from './newsletter'
import { formMarker, isHoneypotFilled, type PostedForm } from './posted-form'
import { honeypotFilled } from './submission-outcome'
import { submitEnquiry, submitSignup } from './submit.server'

/** Submits the form as its server function would. `undefined`, with status 400, if it is none of the page's forms. */
export async function answerPostedForm(request: Request): Promise<PostedForm | undefined> {
  const forms = pageAt(new URL(request.url).pathname)?.forms
  // A body that cannot be parsed is treated as an empty form.
  const form = await request.formData().catch(() => new FormData())
  const name = forms?.find((name) => name === form.get(formMarker))
  if (name === 'contact') {
    const draft = draftFrom(enquirySchema, form)
    const delivery = stopRobot(form, 'contact') ?? (await submitEnquiry(draft))
    return { form: name, draft, outcome: answerPage(delivery) }
  }
  if (name === 'newsletter') {
    const draft = draftFrom(signupSchema, form)
    const delivery = stopRobot(form, 'subscribe') ?? (await submitSignup(draft))
    return { form: name, draft, outcome: answerPage(delivery) }
  }
  setResponseStatus(400)
  return undefined
}

/** With script the form checks its honeypot itself. A robot that calls a server function does not fill in the form. */
function stopRobot(form: FormData, call: string): Delivery | undefined {
  if (!isHoneypotFilled(form)) return undefined
  log('info', 'honeypot', { call })
  return { outcome: honeypotFilled, httpStatus: 422 }
}

function answerPage(delivery: Delivery) {
  setResponseStatus(delivery.httpStatus)
  return answerWith(delivery)
}
