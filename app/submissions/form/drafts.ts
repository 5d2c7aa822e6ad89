import type { FormName } from '../posted-form'

/** In the tab's session storage. If it is there, the boot script starts React without an interaction. */
const key = 'drafts'

type Draft = Readonly<Record<string, unknown>>

/** In place of the storage, if the visitor has disabled it. */
let unstored = '{}'

/** What the visitor has typed and not sent, by form. Read each time, because the tab's other documents write it too. */
function read(): { [Name in FormName]?: Draft } {
  try {
    return { ...JSON.parse(sessionStorage.getItem(key) ?? '{}') }
  } catch {
    // On the server there is no storage either.
    return JSON.parse(unstored)
  }
}

/** As the fields of a form, because the form of an earlier deployment may have had others. */
export function draftOf(name: FormName): FormData | undefined {
  const draft = read()[name]
  if (!draft) return undefined
  const fields = new FormData()
  for (const [field, value] of Object.entries(draft)) if (value) fields.set(field, String(value))
  return fields
}

/** @param draft nothing if the form is empty */
export function keepDraft(name: FormName, draft: Draft | undefined): void {
  const drafts = { ...read(), [name]: draft }
  unstored = JSON.stringify(drafts)
  try {
    if (unstored === '{}') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, unstored)
  } catch {
    // The drafts are kept as long as the document.
  }
}

/** Removes a draft that was sent, unless it has been changed since. */
export function dropSent(name: FormName, sent: unknown): void {
  if (JSON.stringify(read()[name]) === JSON.stringify(sent)) keepDraft(name, undefined)
}
