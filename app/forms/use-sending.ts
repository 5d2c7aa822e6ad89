import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDelayed } from '~/design-system/use-delayed'
import { scrollIntoView } from '~/navigation/scroll'
import type { Outcome } from './schema/outcome'
import { type Send, send } from './send'

/** The second click of a double click would send the emptied form, and replace the outcome by errors. */
const doubleClickMs = 1000

/** While the browser posts the form, it is busy. No longer than this, because the visitor may have stopped it. */
const postMs = 10_000

/**
 * How far a submission is: `idle` before the first one, and after a post that the visitor has stopped; `sending` by script;
 * `posting` by the browser; then its outcome.
 */
type Stage = { status: 'idle' | 'sending' | 'posting' } | Outcome

/**
 * Sends a form, and shows how far that is.
 *
 * @param postedOutcome the outcome that the page was rendered with, after the browser posted the form without script
 */
export function useSending(postedOutcome: Outcome | undefined) {
  const element = useRef<HTMLFormElement>(null)
  /** The element that shows the stage. */
  const result = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage>(postedOutcome ?? { status: 'idle' })
  const { status } = stage
  const isDoubleClickOver = useDelayed(status === 'accepted', doubleClickMs)
  const isBusy =
    status === 'sending' || status === 'posting' || (status === 'accepted' && !isDoubleClickOver)

  /** Shows a stage, and brings it into view. After a post without script the browser does, by the hash of the form's action. */
  function show(next: Stage) {
    flushSync(() => setStage(next))
    const isIncomplete = next.status === 'incomplete'
    if (isIncomplete) result.current?.focus({ preventScroll: true })
    // The heading of a summary must not be behind the header in a low window.
    scrollIntoView(result.current, isIncomplete ? 'start' : 'nearest')
  }

  /** Sends a valid draft. `onAccepted` is called before the outcome is shown. */
  async function sendDraft<Draft>(
    draft: Draft,
    load: () => Promise<Send<Draft>>,
    onAccepted: () => void,
  ) {
    show({ status: 'sending' })
    const answer = await send(draft, load)
    if (answer === 'post') {
      show({ status: 'posting' })
      element.current?.submit()
      await new Promise((resolve) => setTimeout(resolve, postMs))
      return show({ status: 'idle' })
    }
    if (answer.status === 'accepted') onAccepted()
    show(answer)
  }

  return { element, result, stage, isBusy, show, sendDraft }
}
