import { createFormHook } from '@tanstack/react-form'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import { isOffline, loadCode } from '~/loading/load-code'
import { draftFrom, type FormSchema } from '../draft'
import type { FormName } from '../posted-form'
import { type SubmissionOutcome, unexpectedFailure, validate } from '../submission-outcome'
import { fieldContext, formContext } from './contexts'
import { dropSent, keepDraft } from './drafts'
import * as fieldComponents from './fields'
import { type Result, type Send, send } from './send'
import { useDraft } from './use-draft'

const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents,
  formComponents: {},
})

/** While the browser posts the form, it is busy. No longer than this, in milliseconds: the visitor may have stopped it. */
const postedMs = 10_000

/** A submission that is on its way. */
type Pending = {
  draft: unknown
  result: Promise<Result>
  /** The form that it was sent from. */
  from: HTMLFormElement | null
}

/** What was on its way when the visitor left a page by script. The form of the next page shows the result. */
const leftPending = new Map<FormName, Pending>()

type SubmissionFormOptions<Schema extends FormSchema> = {
  name: FormName
  schema: Schema
  /** After the browser posted the form without script: the outcome that the page was rendered with. */
  posted?: { outcome: SubmissionOutcome; draft: v.InferInput<Schema> } | undefined
  /** Loads the server function. It brings a serializer along, so it is not loaded until the visitor types something. */
  loadSend: () => Promise<Send<v.InferInput<Schema>>>
}

/** TanStack Form for the fields, and the state of the submission for `SubmissionForm`. */
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
  const pending = useRef<Pending>(undefined)
  const path = useRef<string>(undefined)
  const empty = () => draftFrom(schema, new FormData())
  // Constant: TanStack Form would fill in default values that change.
  const [defaultValues] = useState(() =>
    posted && posted.outcome.status !== 'accepted' ? posted.draft : empty(),
  )
  const form = useAppForm({
    defaultValues,
    // Every submission validates again. Until then the messages stay, as they do without script.
    canSubmitWhenInvalid: true,
    listeners: { onChange: ({ formApi }) => keepDraft(name, formApi.state.values) },
    validators: { onSubmit: ({ value: draft }) => problemsIn(schema, draft) },
    onSubmitInvalid: ({ formApi }) => setOutcome(formApi.state.errorMap.onSubmit),
    onSubmit: ({ value: draft }) => {
      const result = send(draft, load)
      // Also when the visitor has left the page in the meantime.
      void result.then((result) => {
        if (result !== 'post' && result.status === 'accepted') dropSent(name, draft)
      })
      return showResult({ draft, result, from: element.current })
    },
  })
  const setValues = (draft: unknown) =>
    form.reset(draft as typeof defaultValues, { keepDefaultValues: true })

  /** Shows that something is being sent, and then what became of it. */
  async function showResult(sent: Pending) {
    pending.current = sent
    setSending(true)
    setOutcome(undefined)
    const result = await sent.result
    // This form has left the page, and one on the next page shows the result.
    if (pending.current !== sent) return
    // While the next page loads, this form is still on the page. It stays pending, so that the next one shows the result too.
    const isLeaving = location.pathname !== path.current
    if (!isLeaving) pending.current = undefined
    setSending(false)
    if (result === 'post') {
      setMustPost(true)
      // A form is posted to the page that it is on. The response shows the result.
      if (isLeaving || sent.from !== element.current) return setOutcome(unexpectedFailure)
      showPosting()
      return element.current?.submit()
    }
    setOutcome(result)
    // What was typed in the meantime was not sent.
    const changed = JSON.stringify(form.state.values) !== JSON.stringify(sent.draft)
    if (result.status === 'accepted' && !changed) setValues(empty())
  }

  function showPosting() {
    setSending(true)
    setTimeout(() => setSending(false), postedMs)
  }

  function load() {
    return loadCode(loadSend).catch((error) => {
      // The code is gone, cannot be requested again in this browser, or has timed out. Offline it is tried again.
      if (!isOffline(error)) setMustPost(true)
      throw error
    })
  }

  function preload() {
    if (mustPost) return
    preloading.current ??= load().catch(() => {
      preloading.current = undefined
    })
  }

  useDraft({
    name,
    schema,
    isPosted: posted !== undefined,
    element,
    setValues,
    onReturn: (draft) => {
      setSending(false)
      if (JSON.stringify(form.state.values) === JSON.stringify(draft)) return
      setOutcome(undefined)
      setValues(draft)
    },
  })
  const showPending = useEffectEvent(() => {
    path.current = location.pathname
    const left = leftPending.get(name)
    leftPending.delete(name)
    if (left) showResult(left)
  })
  // It must run after the layout effect of `useDraft`, which fills the form in. It must be a layout effect, so that the
  // old page's cleanup, which keeps what is pending, runs before the new page's effect, which picks it up.
  useLayoutEffect(() => {
    showPending()
    return () => {
      if (pending.current) leftPending.set(name, pending.current)
      pending.current = undefined
    }
  }, [name])

  const submission = {
    name,
    element,
    outcome,
    sending,
    /** The browser must post the form: code that sends it cannot be loaded, or this form is older than the server's. */
    mustPost,
    showPosting,
    preload,
    submit: () => void form.handleSubmit(),
    setOutcome,
  }
  return { form, submission }
}

export type Submission = ReturnType<typeof useSubmissionForm>['submission']

/** The outcome to show for an invalid draft. */
function problemsIn(schema: FormSchema, draft: unknown): SubmissionOutcome | undefined {
  const { submission, problems } = validate(schema, draft)
  if (submission) return undefined
  return problems ? { status: 'incomplete', problems } : unexpectedFailure
}
