import { createFormHookContexts } from '@tanstack/react-form'
import { createContext, use } from 'react'
import type { Problem } from '../outcome'

export const { fieldContext, formContext, useFieldContext } = createFormHookContexts()

export const SubmissionContext = createContext<{
  /** The prefix of the controls' ids: two forms on a page may have fields of the same name. */
  formName: string
  problems: readonly Problem[]
}>({ formName: 'form', problems: [] })

export function controlIdOf(formName: string, fieldName: string): string {
  return `${formName}-${fieldName}`
}

/** The field, the id of its control and, after an incomplete submission, its error. */
export function useBoundField<Value>() {
  const field = useFieldContext<Value>()
  const { formName, problems } = use(SubmissionContext)
  return {
    field,
    id: controlIdOf(formName, field.name),
    error: problems.find((problem) => problem.field === field.name)?.message,
  }
}
