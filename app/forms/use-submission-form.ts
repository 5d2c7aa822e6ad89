import { type FormEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as v from 'valibot'
import type { FormName } from '~/content/forms'
import { loadCode } from '~/loading/load-code'
import { keepInPlace } from '~/navigation/scroll'
import { announceChange, announceForm } from './form-events'
import type { FormSchema } from './schema/draft'
import { honeypotFailure } from './schema/outcome'
import { honeypotName } from './schema/posted-form'
import type { Send } from './send'
import { type FormOptions, useDraft } from './use-draft'
import { useSending } from './use-sending'

/** By form: the text of a draft that was accepted, until its form is emptied. Its page may have been left meanwhile. */
const accepted = new Map<FormName, string>()

/** The text only: a checkbox is empty again when the visitor comes back to the page. */
function textOf(draft: object): string {
  return JSON.stringify(Object.values(draft).filter((value) => typeof value === 'string'))
}

/**
 * A form: its draft, and how it is sent.
 *
 * @param loadSend loads the server function. It brings a serializer along, so it is not loaded until the visitor types something.
 */
export function useSubmissionForm<Schema extends FormSchema>(
  options: FormOptions<Schema>,
  loadSend: () => Promise<Send<v.InferInput<Schema>>>,
) {
  const { name, posted } = options
  const preloading = useRef<Promise<unknown>>(undefined)
  const { element, result, stage, isBusy, show, sendDraft } = useSending(posted?.outcome)
  const { form, problems, readPage, update, validate, clear } = useDraft(
    options,
    stage.status === 'incomplete',
    (problems) => show({ status: 'incomplete', problems }),
    (draft) =>
      sendDraft(draft, loadSend, () => {
        accepted.set(name, textOf(draft))
        clearIfAccepted()
      }),
  )

  /** Unless something has been typed since. The visitor may have left the page and come back. */
  function clearIfAccepted() {
    if (textOf(readPage()) !== accepted.get(name)) return
    accepted.delete(name)
    clear()
    announceChange()
  }

  function onInput({ target }: FormEvent) {
    preloading.current ??= loadCode(loadSend).catch(() => {})
    // Messages come and go above the caret.
    if (target instanceof Element) keepInPlace(target, () => flushSync(update))
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const honeypot = event.currentTarget.elements.namedItem(honeypotName)
    if (honeypot instanceof HTMLInputElement && honeypot.value) {
      honeypot.value = ''
      return show(honeypotFailure)
    }
    update()
    void form.handleSubmit()
  }

  const [focused] = useState(() => globalThis.document?.activeElement?.id)
  const start = useEffectEvent(() => {
    announceForm()
    clearIfAccepted()
    update()
    // Again, because React runs effects twice in development, and a field then forgets its messages.
    void validate()
    // React has replaced a form that a translation or an extension had changed, and focus with it.
    if (focused && document.activeElement === document.body)
      document.getElementById(focused)?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => {
    start()
    return announceChange
  }, [])

  return {
    form,
    /** The props of `SubmissionForm`. */
    wiring: { name, element, result, stage, problems, onInput, onSubmit },
  }
}

export type Wiring = ReturnType<typeof useSubmissionForm>['wiring']
