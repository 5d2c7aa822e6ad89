import { createFormHook } from '@tanstack/react-form'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { errorTitlePrefix } from '~/content/errors'
import { CodeError, isOffline, loadCode } from '~/loading/load-code'
import { useDelayed } from '~/loading/use-delayed'
import { draftFrom, type FormSchema } from '../draft'
import { check, outcomeSchema, type SubmissionOutcome, unexpectedFailure } from '../outcome'
import type { FormName } from '../posted-form'
import { fieldContext, formContext } from './contexts'
import { draftOf, dropSent, keepDraft } from './drafts'
import * as fieldComponents from './fields'
import { serverRendered } from './lazy-form'

const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents,
  formComponents: {},
})

/** In milliseconds. Then the visitor is told that sending takes longer than usual. */
const slowAfterMs = 5000
/** In milliseconds. Longer than the longest `API_TIMEOUT_MS`, a minute, after which the server answers. */
const sendTimeoutMs = 75_000

type Sent = { draft: unknown; result: Promise<SubmissionOutcome | undefined> }

/** What was being sent when the visitor left a page by script. The form of the next page shows the result. */
const stillSending = new Map<FormName, Sent>()

type SubmissionFormOptions<Schema extends FormSchema> = {
  name: FormName
  schema: Schema
  /** After the browser posted the form without script: the outcome that the page was rendered with. */
  posted?: { outcome: SubmissionOutcome; draft: v.InferInput<Schema> } | undefined
  /** Loads the server function. It brings a serializer along, so it is not loaded until the visitor types something. */
  loadSend: () => Promise<
    (call: { data: v.InferInput<Schema>; signal: AbortSignal }) => Promise<unknown>
  >
}

/** TanStack Form for the fields, and the state of the submission for {@link SubmissionForm}. */
export function useSubmissionForm<Schema extends FormSchema>({
  name,
  schema,
  posted,
  loadSend,
}: SubmissionFormOptions<Schema>) {
  const element = useRef<HTMLFormElement>(null)
  const [outcome, setOutcome] = useState(posted?.outcome)
  const [sending, setSending] = useState(false)
  const [mustPost, setMustPost] = useState(false)
  const preloading = useRef<Promise<unknown>>(undefined)
  const sent = useRef<Sent>(undefined)
  const path = useRef<string>(undefined)
  const empty = () => draftFrom(schema, new FormData())
  const isTyped = (draft: unknown) => JSON.stringify(draft) !== JSON.stringify(empty())
  // Constant: TanStack Form would fill in default values that change.
  const [defaultValues] = useState(() =>
    posted && posted.outcome.status !== 'accepted' ? posted.draft : empty(),
  )
  const form = useAppForm({
    defaultValues,
    // Every submission validates again. Until then the messages stay, as they do without script.
    canSubmitWhenInvalid: true,
    validators: { onSubmit: ({ value: draft }) => problemsIn(schema, draft) },
    onSubmitInvalid: ({ formApi }) => setOutcome(formApi.state.errorMap.onSubmit),
    onSubmit: ({ value: draft }) => {
      keepDraft(name, draft)
      const result = send(draft).catch(whyNotSent)
      // Also when the visitor has left the page in the meantime.
      void result.then((outcome) => {
        if (outcome?.status === 'accepted') dropSent(name, draft)
      })
      return showResult({ draft, result })
    },
  })
  const setValues = (draft: unknown) =>
    form.reset(draft as typeof defaultValues, { keepDefaultValues: true })

  /** @returns nothing if the browser posts the form instead */
  async function send(draft: v.InferInput<Schema>): Promise<SubmissionOutcome | undefined> {
    const call = await load()
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(), sendTimeoutMs)
    try {
      const answer = await call({ data: draft, signal: deadline.signal })
      if (!v.is(outcomeSchema, answer)) return unexpectedFailure
      return answer.status === 'failed' && answer.outdated ? post() : answer
    } finally {
      clearTimeout(timer)
    }
  }

  function whyNotSent(error: unknown) {
    // The server answers, but no longer has the code, or this browser never requests failed code again.
    return error instanceof CodeError && error.answered ? post() : unexpectedFailure
  }

  /** Lets the browser post the form, as without script. The response has what was typed, if it was not accepted. */
  function post() {
    // A form is posted to the page that it is on.
    if (!element.current || location.pathname !== path.current) return unexpectedFailure
    // The response shows the result. Until then this form stays busy.
    sent.current = undefined
    element.current.submit()
    return undefined
  }

  /** Shows that something is being sent, and then what became of it. */
  async function showResult(submitted: Sent) {
    sent.current = submitted
    setSending(true)
    setOutcome(undefined)
    const result = await submitted.result
    // This form has left the page, and one on the next page shows the result; or the browser posts the form.
    if (sent.current !== submitted) return
    // While the next page loads, this one is still shown. `sent` stays, so that a form on the next page shows the result too.
    if (location.pathname === path.current) sent.current = undefined
    setSending(false)
    setOutcome(result)
    // What was typed in the meantime was not sent.
    const changed = JSON.stringify(form.state.values) !== JSON.stringify(submitted.draft)
    if (result?.status === 'accepted' && !changed) setValues(empty())
  }

  function load() {
    return loadCode(loadSend).catch((error) => {
      // A new deployment has removed it, or this browser never requests failed code again, or it is still waiting.
      if (!isOffline(error)) setMustPost(true)
      throw error
    })
  }

  function preload() {
    preloading.current ??= load().catch(() => {
      preloading.current = undefined
    })
  }

  /** Fills the form in again: with the draft that was left, and over it what was typed before hydration. */
  const restore = useEffectEvent(() => {
    // React replaces a form that a translation or an extension has changed. What was typed before is in the old one.
    const before = serverRendered.get(name)
    serverRendered.delete(name)
    const typedIn = before?.form instanceof HTMLFormElement ? before.form : element.current
    // What was posted is newer than any draft.
    if (posted) keepDraft(name, undefined)
    const left = draftOf(name)
    const fields = left ?? new FormData()
    // A choice may no longer be offered.
    for (const [field, entry] of Object.entries(schema.entries))
      if (entry.type === 'optional' && !v.is(entry, fields.get(field))) fields.delete(field)
    // Newer than what was left.
    const typed = before || !left ? new FormData(typedIn ?? undefined) : []
    for (const [field, value] of typed) if (value) fields.set(field, value)
    setValues(draftFrom(schema, fields))
    const pending = stillSending.get(name)
    stillSending.delete(name)
    if (pending) showResult(pending)
    if (before?.focused && document.activeElement === document.body)
      document.getElementById(before.focused)?.focus({ preventScroll: true })
  })
  const keep = useEffectEvent(() => {
    const { values } = form.state
    keepDraft(name, isTyped(values) ? values : undefined)
  })
  /** From the back/forward cache. Another document may have sent the form, or changed it. */
  const showAgain = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    setSending(false)
    setValues(draftFrom(schema, draftOf(name) ?? new FormData()))
  })
  // A layout effect, to run before React handles the first event: a change of one field would overwrite the others with
  // their empty state. And when the page changes, the old form's cleanup runs before the new form's effect.
  useLayoutEffect(() => {
    path.current = location.pathname
    restore()
    return () => {
      keep()
      if (sent.current) stillSending.set(name, sent.current)
      sent.current = undefined
    }
  }, [name])
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('pagehide', keep, { signal })
    // Phones may discard a tab in the background without an event.
    document.addEventListener('visibilitychange', keep, { signal })
    addEventListener('pageshow', showAgain, { signal })
    return () => listening.abort()
  }, [])
  useErrorTitle(outcome?.status === 'incomplete')

  const submission = {
    name,
    element,
    outcome,
    sending,
    slow: useDelayed(sending, slowAfterMs),
    /** The browser must post the form: code that sends it cannot be loaded, or this form is older than the server's. */
    mustPost,
    preload,
    send: () => void form.handleSubmit(),
    setOutcome,
  }
  return { form, submission }
}

export type Submission = ReturnType<typeof useSubmissionForm>['submission']

/** The outcome to show for an invalid draft. */
function problemsIn(schema: FormSchema, draft: unknown): SubmissionOutcome | undefined {
  const { submission, problems } = check(schema, draft)
  if (submission) return undefined
  return problems ? { status: 'incomplete', problems } : unexpectedFailure
}

/** While there are errors the title begins with 'Error: ', as on a page that the server renders after a post. */
function useErrorTitle(active: boolean) {
  useEffect(() => {
    if (!active) return
    const plain = () => document.title.replace(errorTitlePrefix, '')
    document.title = errorTitlePrefix + plain()
    return () => {
      document.title = plain()
    }
  }, [active])
}
