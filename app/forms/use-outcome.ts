import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { scrollIntoView } from '~/navigation/scroll'
import type { SubmissionOutcome } from './schema/submission-outcome'

type Shown = SubmissionOutcome | { status: 'sending' } | undefined

/** What a form shows of its last submission. `result` is the element that shows it. */
export function useOutcome(posted: SubmissionOutcome | undefined) {
  const result = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<Shown>(posted)

  /** Shows an outcome, and brings it into view. After a post without script the browser does, by the hash of the form's action. */
  function show(outcome: Shown) {
    flushSync(() => setOutcome(outcome))
    const isIncomplete = outcome?.status === 'incomplete'
    if (isIncomplete) result.current?.focus({ preventScroll: true })
    // The heading of a summary must not be behind the header in a low window.
    scrollIntoView(result.current, isIncomplete ? 'start' : 'nearest')
  }

  return { outcome, result, show }
}
