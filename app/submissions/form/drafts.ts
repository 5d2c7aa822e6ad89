import type { FormName } from '../posted-form'

/** In the tab's session storage. If there is one, the boot script starts React at once. */
const key = 'drafts'

type Draft = Readonly<Record<string, unknown>>

/** What the visitor has typed and not sent, by form. It outlives the form, and the document. */
const drafts: { [Name in FormName]?: Draft } = stored()

function stored(): typeof drafts {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}')
  } catch {
    // On the server, or if the visitor has disabled storage.
    return {}
  }
}

/** As the fields of a form, because the form of an earlier deployment may have had others. */
export function draftOf(name: FormName): FormData | undefined {
  const draft = drafts[name]
  if (!draft) return undefined
  const fields = new FormData()
  for (const [field, value] of Object.entries(draft)) if (value) fields.set(field, String(value))
  return fields
}

/** @param draft nothing if the form is empty */
export function keepDraft(name: FormName, draft: Draft | undefined): void {
  if (draft) drafts[name] = draft
  else delete drafts[name]
  try {
    if (Object.keys(drafts).length > 0) sessionStorage.setItem(key, JSON.stringify(drafts))
    else sessionStorage.removeItem(key)
  } catch {
    // The visitor has disabled storage. The drafts are kept as long as the document.
  }
}
