import { setResponseStatus } from '@tanstack/react-start/server'
import { log } from '~/logging/log.server'
import { pageAt } from '~/pages'
import { enquirySchema } from './contact'
import { answerWith, type Delivery } from './delivery.server'
import { draftFrom } from './draft'
import { signupSchema } from './newsletter'
import { honeypotFilled } from './outcome'
import { type FormName, formMarker, isHoneypotFilled, type PostedForm } from './posted-form'
import { submitEnquiry, submitSignup } from './submit.server'

/** Submits the form as its server function would. `undefined`, with status 400, if it is none of the page's forms. */
export async function answerPostedForm(request: Request): Promise<PostedForm | undefined> {
  const forms = pageAt(new URL(request.url).pathname)?.forms
  // A body that cannot be parsed is treated as an empty form.
  const form = await request.formData().catch(() => new FormData())
  const name = forms?.find((name) => name === form.get(formMarker))
  if (name === 'contact') {
    const draft = draftFrom(enquirySchema, form)
    const delivery = stopRobot(form, 'contact') ?? (await submitOnce(name, draft, submitEnquiry))
    return { form: name, draft, outcome: answerPage(delivery) }
  }
  if (name === 'newsletter') {
    const draft = draftFrom(signupSchema, form)
    const delivery = stopRobot(form, 'subscribe') ?? (await submitOnce(name, draft, submitSignup))
    return { form: name, draft, outcome: answerPage(delivery) }
  }
  setResponseStatus(400)
  return undefined
}

/** The second click of a double click may arrive this long after the first one was answered. In milliseconds. */
const repeatMs = 10_000

/** Posts that are waiting for their delivery, or that have just been accepted, the first to expire first. */
const recent = new Map<string, { delivery: Promise<Delivery>; until: number }>()

/** A second click posts the form again, even while the first answer is on its way. Both get the same outcome. */
async function submitOnce<Draft>(
  name: FormName,
  draft: Draft,
  submit: (draft: Draft) => Promise<Delivery>,
): Promise<Delivery> {
  for (const [oldest, { until }] of recent) {
    if (until > performance.now()) break
    recent.delete(oldest)
  }
  const content = `${name} ${JSON.stringify(draft)}`
  const first = recent.get(content)
  if (first) return first.delivery
  const delivery = submit(draft).finally(() => recent.delete(content))
  recent.set(content, { delivery, until: Number.POSITIVE_INFINITY })
  const { outcome } = await delivery
  if (outcome.status === 'accepted') {
    recent.set(content, { delivery, until: performance.now() + repeatMs })
  }
  return delivery
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
