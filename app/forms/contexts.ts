import { createFormHookContexts } from '@tanstack/react-form'

export const { fieldContext, formContext, useFieldContext } = createFormHookContexts()

/** Two forms on a page may have fields of the same name. */
export function controlId(formName: string, fieldName: string): string {
  return `${formName}-${fieldName}`
}
