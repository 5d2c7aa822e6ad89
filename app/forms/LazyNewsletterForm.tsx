import { type ComponentType, lazy, memo, Suspense, useLayoutEffect, useState } from 'react'
import { forms } from '~/content/forms'
import { askServer, CodeError, loadCode } from '~/loading/load-code'
import type { SignupDraft } from './schema/newsletter'
import { type FormProps, formId } from './schema/posted-form'

type Form = ComponentType<FormProps>

let LoadedForm: Form | undefined
let loading: Promise<void> | undefined
let resolveLoaded = (_: { default: Form }) => {}
const whenLoaded = new Promise<{ default: Form }>((resolve) => {
  resolveLoaded = resolve
})
const PendingForm = lazy(() => whenLoaded)

/**
 * Loads the form's code, once. Route loaders await it before a page with the form is rendered.
 *
 * @throws {CodeError}
 */
export function loadNewsletterForm(): Promise<void> {
  loading ??= loadCode(async () => (await import('./NewsletterForm')).NewsletterForm).then(
    (code) => {
      LoadedForm = code
      resolveLoaded({ default: code })
    },
    (error) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

function Boundary(props: FormProps) {
  // Must not change while it is mounted: React would replace the form on the page by a new one.
  const [Form] = useState(() => LoadedForm ?? PendingForm)
  useLayoutEffect(() => (LoadedForm ? undefined : loadWhenUsed()), [])
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  )
}

/**
 * The newsletter form. Its code is loaded when the visitor begins to use it. Until then the browser can post it. React hydrates
 * it in place, and keeps what has been typed.
 *
 * Updates wait until the code is loaded: one would make React discard the form that the server has rendered.
 */
export const LazyNewsletterForm = memo(Boundary, () => !LoadedForm)

/**
 * Loads the code at the visitor's first interaction with the form. After a failure it tries again at the next one.
 *
 * @returns ends that, because the page with the form is left
 */
function loadWhenUsed(): () => void {
  const listening = new AbortController()
  const stop = () => listening.abort()
  const tryToLoad = () =>
    loadNewsletterForm().then(stop, (error) => {
      // Without its code the browser posts the form.
      if (error instanceof CodeError && error.reason === 'gone') stop()
    })
  const form = () => document.querySelector<HTMLFormElement>(`form#${formId('newsletter')}`)
  // On the window, because at the document React stops the events of elements that are not hydrated yet.
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const type of ['focusin', 'input', 'pointerover', 'touchstart'])
    addEventListener(
      type,
      ({ target }) => {
        // Without a form, React has discarded it, because something had changed the page. Any interaction brings it back.
        if (!form() || (target instanceof Node && form()?.contains(target))) void tryToLoad()
      },
      options,
    )
  addEventListener('submit', postIfAnswered, { signal: listening.signal })
  if (form()?.matches(':hover, :focus-within')) void tryToLoad()
  return stop
}

/** Has the browser post the form if the server answers. Otherwise the browser would replace the page by its own error. */
async function postIfAnswered(event: SubmitEvent) {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || form.id !== formId('newsletter')) return
  event.preventDefault()
  if ((await askServer(location.href)).state === 'up') return form.submit()
  const email = form.elements.namedItem('email' satisfies keyof SignupDraft)
  if (!(email instanceof HTMLInputElement)) return
  email.setCustomValidity(forms.unexpected)
  email.reportValidity()
  // With such a message the browser does not send the form, so the next press takes it away. (Enter is a click on the button.)
  addEventListener('click', () => email.setCustomValidity(''), { capture: true, once: true })
}
