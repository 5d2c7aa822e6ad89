import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SubmissionOutcome } from '../submission-outcome'

type Shown = SubmissionOutcome | { status: 'sending' } | undefined

/** What a form shows of its last submission. `result` is the element that shows it. */
export function useOutcome(posted: SubmissionOutcome | undefined) {
  const result = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<Shown>(posted)

  /** Shows an outcome, and brings it into view. After a post without script the browser does, by the hash of the form's action. */
  function show(next: Shown) {
    flushSync(() => setOutcome(next))
    const isIncomplete = next?.status === 'incomplete'
    if (isIncomplete) result.current?.focus({ preventScroll: true })
    // The heading of a summary must not be behind the header in a low window.
    result.current?.scrollIntoView({ block: isIncomplete ? 'start' : 'nearest' })
  }

  return { outcome, result, show }
}
