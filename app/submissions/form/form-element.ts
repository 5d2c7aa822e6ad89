import { flushSync } from 'react-dom'
import { type FormName, formId } from '../posted-form'

/** What is in the form on the page: as the server has rendered it or, while a page is replaced by another, of the old page. */
export function typedInto(name: FormName): FormData {
  // On the server there is no page yet.
  const form = globalThis.document?.querySelector<HTMLFormElement>(`form#${formId(name)}`)
  return new FormData(form ?? undefined)
}

export function emptyFields(form: HTMLFormElement | null, fields: readonly string[]): void {
  for (const field of fields) {
    const control = form?.elements.namedItem(field)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = false
    else if (control && 'value' in control) control.value = ''
  }
}

/** Lets messages come and go without moving the field under the caret. */
export function updateInPlace(field: Element, update: () => void): void {
  const { top } = field.getBoundingClientRect()
  flushSync(update)
  const moved = field.getBoundingClientRect().top - top
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}
