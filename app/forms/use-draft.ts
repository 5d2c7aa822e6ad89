import { type AnyFormApi, createFormHook, revalidateLogic, useStore } from '@tanstack/react-form'
import { useState } from 'react'
import type * as v from 'valibot'
import type { FormName } from '~/content/forms'
import { fieldContext, formContext } from './contexts'
import * as fieldComponents from './fields'
import { type FormSchema, readDraft } from './schema/draft'
import { visibleEmail } from './schema/field-schemas'
import { type Outcome, type Problem, toProblems } from './schema/outcome'
import { formId } from './schema/posted-form'

const { useAppForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents,
  formComponents: {},
})

export type FormOptions<Schema extends FormSchema> = {
  name: FormName
  schema: Schema
  /** After the browser posted the form without script: the outcome that the page was rendered with. */
  posted: { outcome: Outcome; draft: v.InferInput<Schema> } | undefined
}

/**
 * What is being written. It is in the page's uncontrolled fields, and is read from there, as the server reads a posted form, on
 * input and before each submission. TanStack Form checks it, and has the messages of each field.
 *
 * @param isRefused whether the form shows what was wrong in it
 */
export function useDraft<Schema extends FormSchema>(
  { name, schema, posted }: FormOptions<Schema>,
  isRefused: boolean,
  onRefused: (problems: Problem[]) => void,
  onValid: (draft: v.InferInput<Schema>) => Promise<void>,
) {
  const readPage = () => readDraft(schema, new FormData(findForm(name) ?? undefined))
  const [defaultValues] = useState(() =>
    posted && posted.outcome.status !== 'accepted' ? posted.draft : readPage(),
  )
  const validator: v.GenericSchema<v.InferInput<Schema>> = schema
  const form = useAppForm({
    formId: name,
    defaultValues,
    // A form that was posted without script and refused has had its first attempt.
    validationLogic: revalidateLogic({ mode: isRefused ? 'change' : 'submit' }),
    validators: { onDynamic: validator },
    onSubmitInvalid: ({ formApi }) => onRefused(toProblems(formApi.state.errorMap.onDynamic)),
    // From the page: in TanStack Form's own values a country that was taken back still has its key, and would be sent.
    onSubmit: () => onValid(readPage()),
  })

  // TanStack Form's types cannot follow a schema that is not known yet.
  const anyForm: AnyFormApi = form
  const fields = Object.keys(schema.entries)
  // TanStack Form runs the validators of the whole form, whichever field is named.
  const validate = () => anyForm.validateField(fields[0] ?? '', 'change')
  // In the first render, so that the HTML of a form that the server has refused has the messages.
  useState(() => posted?.outcome.status === 'incomplete' && validate())
  const issues = useStore(form.store, (state) => state.errorMap.onDynamic)

  return {
    form,
    /** What is wrong now. */
    problems: isRefused ? toProblems(issues) : [],
    readPage,
    /** Gives TanStack Form what is in the page. The browser would refuse an address with characters that nobody sees. */
    update() {
      const email = findForm(name)?.elements.namedItem('email')
      if (email instanceof HTMLInputElement && email.value !== visibleEmail(email.value))
        email.value = visibleEmail(email.value)
      const draft = readPage()
      for (const field of fields) {
        const value = draft[field]
        if (anyForm.getFieldValue(field) !== value) anyForm.setFieldValue(field, value)
      }
    },
    validate,
    clear() {
      const element = findForm(name)
      for (const field of fields) {
        const control = element?.elements.namedItem(field)
        if (control instanceof HTMLInputElement && control.type === 'checkbox')
          control.checked = false
        else if (control && 'value' in control) control.value = ''
      }
      // Otherwise the next render would bring back the default values, which are what was posted without script.
      form.reset(readDraft(schema, new FormData()), { keepDefaultValues: true })
    },
  }
}

/** The form in the page or, in a view transition, that of the old page. None on the server. */
function findForm(name: FormName): HTMLFormElement | null | undefined {
  return globalThis.document?.querySelector<HTMLFormElement>(`form#${formId(name)}`)
}
