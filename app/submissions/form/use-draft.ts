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
}

/** Fills the form in with what the visitor has left. */
export function useDraft({ name, schema, isPosted, element, setValues }: DraftOptions) {
  const restore = useEffectEvent(() => {
    // React replaces a form that a translation or an extension has changed. What was typed before is in the old one.
    const old = beforeHydration.get(name)
    beforeHydration.delete(name)
    // What was posted is newer than any draft.
    const fields = (!isPosted && keptDraft(name)) || new FormData()
    // A choice may no longer be offered.
    for (const [field, entry] of Object.entries(schema.entries))
      if (entry.type === 'optional' && !v.is(entry, fields.get(field))) fields.delete(field)
    // What was typed before hydration is newer.
    const typed = new FormData(old?.form ?? element.current ?? undefined)
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
    setValues(draftFrom(schema, keptDraft(name) ?? new FormData())),
  )
  useEffect(() => {
    // From the back/forward cache. Another document of this tab may have sent the draft, or changed it.
    const listener = ({ persisted }: PageTransitionEvent) => persisted && showAgain()
    addEventListener('pageshow', listener)
    return () => removeEventListener('pageshow', listener)
  }, [])
}
