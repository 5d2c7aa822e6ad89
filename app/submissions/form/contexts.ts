import { createFormHookContexts } from '@tanstack/react-form'
import { createContext } from 'react'
import type { Problem } from '../submission-outcome'

export const { fieldContext, formContext, useFieldContext } = createFormHookContexts()

export const SubmissionContext = createContext<{
  /** The prefix of the controls' ids: two forms on a page may have fields of the same name. */
  formName: string
  problems: readonly Problem[]
}>({ formName: 'form', problems: [] })

export function controlIdOf(formName: string, fieldName: string): string {
  return `${formName}-${fieldName}`
}
