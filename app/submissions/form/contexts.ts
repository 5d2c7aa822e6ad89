import { createFormHookContexts } from '@tanstack/react-form'
import { createContext, use } from 'react'
import type { Problem } from '../outcome'

export const { fieldContext, formContext, useFieldContext } = createFormHookContexts()

/** What the fields of a form know of the submission they are part of. */
export type SubmissionContextValue = {
  /** Name of the form. Ids of its controls begin with it, as two forms on a page share field names. */
  formName: string
  problems: readonly Problem[]
}

export const SubmissionContext = createContext<SubmissionContextValue>({
  formName: 'form',
  problems: [],
})

export function controlIdOf(formName: string, fieldName: string): string {
  return `${formName}-${fieldName}`
}

/** The bound field with its control's id and, after a submission that was not complete, its message. */
export function useBoundField<Value>() {
  const field = useFieldContext<Value>()
  const { formName, problems } = use(SubmissionContext)
  return {
    field,
    id: controlIdOf(formName, field.name),
    error: problems.find((problem) => problem.field === field.name)?.message,
  }
}
