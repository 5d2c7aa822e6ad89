import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import * as v from 'valibot'
import { draftFrom, type FormSchema } from '../draft'
import type { FormName } from '../posted-form'
import { keepDraft, keptDraft } from './drafts'
import { beforeHydration } from './lazy-form'

type DraftOptions = {
  name: FormName
  schema: FormSchema
  /** The page is the answer to this form, which the browser had posted. */
  isPosted: boolean
  element: RefObject<HTMLFormElement | null>
  setValues: (draft: unknown) => void
  /** Called with the draft when the page comes back from the back/forward cache. */
  onReturn: (draft: unknown) => void
}

/** Fills the form in with what the visitor has left. */
export function useDraft({ name, schema, isPosted, element, setValues, onReturn }: DraftOptions) {
  const restore = useEffectEvent(() => {
    // React replaces a form that a translation or an extension has changed. What was typed before is in the old one.
    const old = beforeHydration.get(name)
    beforeHydration.delete(name)
    // What was posted is newer than any draft.
    const kept = isPosted ? undefined : keptDraft(name)
    const fields = kept ?? new FormData()
    // A choice may no longer be offered.
    for (const [field, entry] of Object.entries(schema.entries))
      if (entry.type === 'optional' && !v.is(entry, fields.get(field))) fields.delete(field)
    // What was typed before hydration is newer than the draft. What the browser has restored may be older.
    const isTyped = !kept || 'typed' in document.documentElement.dataset
    const typed = isTyped ? new FormData(old?.form ?? element.current ?? undefined) : []
    for (const [field, value] of typed) if (value) fields.set(field, value)
    const draft = draftFrom(schema, fields)
    setValues(draft)
    keepDraft(name, draft)
    if (old?.focused && document.activeElement === document.body)
      document.getElementById(old.focused)?.focus({ preventScroll: true })
  })
  // A layout effect, to run before React handles the first event: a change of one field would overwrite the others with
  // their empty state.
  useLayoutEffect(() => restore(), [])
  const showAgain = useEffectEvent(() =>
    onReturn(draftFrom(schema, keptDraft(name) ?? new FormData())),
  )
  useEffect(() => {
    // Another document of this tab may have sent the draft, or changed it. (Firefox shows what the storage had before.)
    const listener = ({ persisted }: PageTransitionEvent) => persisted && showAgain()
    addEventListener('pageshow', listener)
    return () => removeEventListener('pageshow', listener)
  }, [])
}
