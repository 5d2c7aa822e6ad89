import { createFormHook } from '@tanstack/react-form'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { errorTitlePrefix } from '~/content/errors'
import { loadPageCode, PageCodeError } from '~/loading/load-code'
import { useDelayed } from '~/loading/use-delayed'
import { draftFrom, type FormSchema } from '../draft'
import { check, outcomeSchema, type SubmissionOutcome, unexpectedFailure } from '../outcome'
import type { FormName } from '../posted-form'
import { AgreementField } from './AgreementField'
import { fieldContext, formContext } from './contexts'
import { SelectField } from './SelectField'
import { TextAreaField } from './TextAreaField'
import { TextField } from './TextField'

const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextField, TextAreaField, SelectField, AgreementField },
  formComponents: {},
})

/** After this many milliseconds of sending, the visitor is told that it takes longer. */
const slowAfterMs = 5000

export type SubmissionFormOptions<Schema extends FormSchema> = {
  name: FormName
  schema: Schema
  /** What the page was rendered with, after the browser itself posted the form. */
  posted?: { outcome: SubmissionOutcome; draft: v.InferInput<Schema> } | undefined
  /** Loads the server function. It comes with a serializer, so it is not loaded before something is typed. */
  loadSend: () => Promise<(call: { data: v.InferInput<Schema> }) => Promise<unknown>>
}

/** TanStack Form for the fields, and the state of the submission for {@link SubmissionForm}. */
export function useSubmissionForm<Schema extends FormSchema>({
  name,
  schema,
  posted,
  loadSend,
}: SubmissionFormOptions<Schema>) {
  const [outcome, setOutcome] = useState(posted?.outcome)
  const [sending, setSending] = useState(false)
  const [sendIsGone, setSendIsGone] = useState(false)
  const preparing = useRef<Promise<void>>(undefined)
  const empty = () => draftFrom(schema, new FormData())
  // In state, so that a form that was cleared is not filled again from what the page was rendered with.
  const [initial, setInitial] = useState(
    posted && posted.outcome.status !== 'accepted' ? posted.draft : empty,
  )
  const form = useAppForm({
    defaultValues: initial,
    // Each press of the button validates anew.
    canSubmitWhenInvalid: true,
    validators: { onSubmit: ({ value: draft }) => problemsIn(schema, draft) },
    onSubmitInvalid: ({ formApi }) => setOutcome(formApi.state.errorMap.onSubmit),
    onSubmit: async ({ value: draft }) => {
      setSending(true)
      setOutcome(undefined)
      const result = await loadSend()
        .then((send) => send({ data: draft }))
        .then(readOutcome, () => unexpectedFailure)
      setSending(false)
      setOutcome(result)
      if (result.status !== 'accepted') return
      setInitial(empty)
      form.reset(empty())
    },
  })

  /** Loads what sending takes, ahead of time. */
  function prepare() {
    preparing.current ??= loadPageCode(loadSend).then(
      () => {},
      (error) => {
        preparing.current = undefined
        if (error instanceof PageCodeError && error.type === 'missing') setSendIsGone(true)
      },
    )
  }

  const submission = {
    name,
    outcome,
    sending,
    slow: useDelayed(sending, slowAfterMs),
    /** Gone with a new deployment, and asking again would not bring it: the browser has to post the form. */
    sendIsGone,
    prepare,
    send: () => void form.handleSubmit(),
    report: setOutcome,
    /** Takes what was typed before hydration into the form's state. */
    adopt: (typed: FormData) => form.reset(draftFrom(schema, typed), { keepDefaultValues: true }),
  }
  useErrorTitle(outcome?.status === 'incomplete')
  return { form, submission }
}

export type Submission = ReturnType<typeof useSubmissionForm>['submission']

/** What the schema finds wrong with a draft, as the outcome to show. */
function problemsIn(schema: FormSchema, draft: unknown): SubmissionOutcome | undefined {
  const { submission, problems } = check(schema, draft)
  if (submission) return undefined
  return problems ? { status: 'incomplete', problems } : unexpectedFailure
}

function readOutcome(answer: unknown): SubmissionOutcome {
  const parsed = v.safeParse(outcomeSchema, answer)
  return parsed.success ? parsed.output : unexpectedFailure
}

/** While there is something to correct, the title says so first, as that of a page that comes back from a post does. */
function useErrorTitle(active: boolean) {
  useEffect(() => {
    if (!active) return
    if (!document.title.startsWith(errorTitlePrefix)) {
      document.title = errorTitlePrefix + document.title
    }
    return () => {
      if (document.title.startsWith(errorTitlePrefix)) {
        document.title = document.title.slice(errorTitlePrefix.length)
      }
    }
  }, [active])
}
