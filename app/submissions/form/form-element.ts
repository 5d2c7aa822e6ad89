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
