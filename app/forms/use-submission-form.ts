import { type AnyFormApi, createFormHook, revalidateLogic, useStore } from '@tanstack/react-form'
import { type FormEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as v from 'valibot'
import { loadCode } from '~/loading/load-code'
import { keepInPlace } from '~/navigation/scroll'
import { fieldContext, formContext } from './contexts'
import * as fieldComponents from './fields'
import { type FormSchema, readDraft } from './schema/draft'
import { type FormName, formId, honeypotName } from './schema/posted-form'
import { honeypotFilled, type SubmissionOutcome, toProblems } from './schema/submission-outcome'
import { type Send, send } from './send'
import { useOutcome } from './use-outcome'

const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents,
  formComponents: {},
})

/** The second click of a double click would submit the emptied form, and replace the receipt by errors. */
const receiptMs = 1000

/** While the browser posts the form, it is busy. No longer than this, because the visitor may have stopped it. */
const postMs = 10_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The last accepted draft of each form, as JSON. */
const accepted = new Map<FormName, string>()

type SubmissionFormOptions<Schema extends FormSchema> = {
  name: FormName
  schema: Schema
  /** After the browser posted the form without script: the outcome that the page was rendered with. */
  posted?: { outcome: SubmissionOutcome; draft: v.InferInput<Schema> } | undefined
  /** Loads the server function. It brings a serializer along, so it is not loaded until the visitor types something. */
  loadSend: () => Promise<Send<v.InferInput<Schema>>>
}

/**
 * TanStack Form over uncontrolled fields: what is typed is in the DOM. It is read on input and before every submission, as
 * the server reads a posted form.
 */
export function useSubmissionForm<Schema extends FormSchema>({
  name,
  schema,
  posted,
  loadSend,
}: SubmissionFormOptions<Schema>) {
  const element = useRef<HTMLFormElement>(null)
  const preloading = useRef<Promise<unknown>>(undefined)
  /** Not TanStack Form's `isSubmitting`, which its `reset` would end. */
  const isBusy = useRef(false)
  const { outcome, result, show } = useOutcome(posted?.outcome)
  const typedDraft = () => readDraft(schema, typedFields(name))
  const [defaultValues] = useState(() =>
    posted && posted.outcome.status !== 'accepted' ? posted.draft : typedDraft(),
  )
  const validator: v.GenericSchema<v.InferInput<Schema>> = schema
  // A form that was posted without script and refused has had its first attempt.
  const mode = outcome?.status === 'incomplete' ? 'change' : 'submit'

  const form = useAppForm({
    formId: name,
    defaultValues,
    validationLogic: revalidateLogic({ mode }),
    validators: { onDynamic: validator },
    onSubmitInvalid: ({ formApi }) => {
      show({ status: 'incomplete', problems: toProblems(formApi.state.errorMap.onDynamic) })
    },
    onSubmit: async () => {
      // Not its `value`, in which a choice that was taken back is a key without a value.
      const draft = typedDraft()
      show({ status: 'sending' })
      const answer = await send(draft, loadSend)
      if (answer === 'post') {
        element.current?.submit()
        await wait(postMs)
        return show(undefined)
      }
      if (answer.status === 'accepted') {
        accepted.set(name, JSON.stringify(draft))
        emptyIfAccepted()
      }
      show(answer)
      if (answer.status === 'accepted') await wait(receiptMs)
    },
  })

  // TanStack Form's types cannot follow a schema that is not known yet.
  const anyForm: AnyFormApi = form
  const fields = Object.keys(schema.entries)
  const validate = () => anyForm.validateField(fields[0] ?? '', 'change')
  // While it renders, because the server shows the messages of a form that it has refused.
  useState(() => posted?.outcome.status === 'incomplete' && validate())
  const issues = useStore(form.store, (state) => state.errorMap.onDynamic)

  function read() {
    const draft = typedDraft()
    for (const field of fields) {
      const value = draft[field]
      if (anyForm.getFieldValue(field) !== value) anyForm.setFieldValue(field, value)
    }
  }

  /** Unless something has been typed since. The visitor may have left the page and come back. */
  function emptyIfAccepted() {
    if (JSON.stringify(typedDraft()) !== accepted.get(name)) return
    clearFields(element.current, fields)
    dispatchEvent(new Event('formchanged'))
    // With the default values it would bring back what was posted.
    form.reset(readDraft(schema, new FormData()), { keepDefaultValues: true })
  }

  function onInput({ target }: FormEvent) {
    preloading.current ??= loadCode(loadSend).catch(() => {})
    // Messages come and go above the caret.
    if (target instanceof Element) keepInPlace(target, () => flushSync(read))
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy.current) return
    const honeypot = event.currentTarget.elements.namedItem(honeypotName)
    if (honeypot instanceof HTMLInputElement && honeypot.value) {
      honeypot.value = ''
      return show(honeypotFilled)
    }
    read()
    isBusy.current = true
    void form.handleSubmit().finally(() => {
      isBusy.current = false
    })
  }

  const [focused] = useState(() => globalThis.document?.activeElement?.id)
  const start = useEffectEvent(() => {
    // The boot script fills in what was typed before the form left the page (`restoreForms`).
    dispatchEvent(new Event('formshown'))
    emptyIfAccepted()
    read()
    // A field forgets its messages when effects run again.
    void validate()
    // React replaces a form that a translation or an extension has changed.
    if (focused && document.activeElement === document.body)
      document.getElementById(focused)?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => {
    start()
    return () => {
      dispatchEvent(new Event('formchanged'))
    }
  }, [])

  const submission = {
    name,
    element,
    result,
    outcome,
    /** What is wrong now. The outcome has what was wrong at the last attempt. */
    problems: outcome?.status === 'incomplete' ? toProblems(issues) : [],
    onInput,
    onSubmit,
  }
  return { form, submission }
}

export type Submission = ReturnType<typeof useSubmissionForm>['submission']

/** What is in the form: as the server has rendered it or, in a view transition, that of the old page. */
function typedFields(name: FormName): FormData {
  // On the server there is no page yet.
  const form = globalThis.document?.querySelector<HTMLFormElement>(`form#${formId(name)}`)
  return new FormData(form ?? undefined)
}

function clearFields(form: HTMLFormElement | null, fields: readonly string[]): void {
  for (const field of fields) {
    const control = form?.elements.namedItem(field)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = false
    else if (control && 'value' in control) control.value = ''
  }
}
