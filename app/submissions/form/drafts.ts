import type { FormName } from '../posted-form'

/** In the tab's session storage. If it is there, the boot script starts React without an interaction. */
const key = 'drafts'

type Draft = Readonly<Record<string, unknown>>

/** In place of the storage, while it fails: disabled by the visitor, or full. Lasts as long as the document. */
let memory: string | undefined

/** What the visitor has typed and not sent, by form. Read each time, because the tab's other documents write it too. */
function read(): { [Name in FormName]?: Draft } {
  try {
    return { ...JSON.parse(memory ?? sessionStorage.getItem(key) ?? '{}') }
  } catch {
    return {}
  }
}

/** As the fields of a form, which `draftFrom` reads by today's schema: the draft may be of an earlier deployment. */
export function keptDraft(name: FormName): FormData | undefined {
  const draft = read()[name]
  if (!draft) return undefined
  const fields = new FormData()
  for (const [field, value] of Object.entries(draft)) if (value) fields.set(field, String(value))
  return fields
}

/** Keeps what is in a form. An empty form has no draft. */
export function keepDraft(name: FormName, draft: Draft): void {
  const isEmpty = !Object.values(draft).some(Boolean)
  const drafts = { ...read(), [name]: isEmpty ? undefined : draft }
  const json = JSON.stringify(drafts)
  try {
    if (json === '{}') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, json)
    memory = undefined
  } catch {
    memory = json
  }
}

/** Removes a draft that was sent, unless it has been changed since. */
export function dropSent(name: FormName, sent: unknown): void {
  if (JSON.stringify(read()[name]) === JSON.stringify(sent)) keepDraft(name, {})
}
