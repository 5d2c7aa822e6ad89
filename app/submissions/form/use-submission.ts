import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { errorTitlePrefix } from '~/content/errors'
import { useLasting } from '~/loading/use-lasting'
import { outcomeSchema, type SubmissionOutcome, unexpectedFailure } from '~/submissions/outcome'

/** After this many milliseconds of sending, the visitor is told that it goes on. */
const slowAfterMs = 5000

/**
 * The life of one form's submissions: none yet, sending, and what became of the last one.
 *
 * @param posted the outcome that the page was rendered with, where the browser itself posted the form
 */
export function useSubmission(posted: SubmissionOutcome | undefined) {
  const [outcome, setOutcome] = useState(posted)
  const [sending, setSending] = useState(false)
  const slow = useLasting(sending, slowAfterMs)
  useErrorTitle(outcome?.status === 'incomplete')

  /** Sends, and takes whatever goes wrong on the way for the unexpected failure. */
  async function attempt(send: () => Promise<unknown>): Promise<SubmissionOutcome> {
    setSending(true)
    setOutcome(undefined)
    const result = await send().then(readOutcome, () => unexpectedFailure)
    setSending(false)
    setOutcome(result)
    return result
  }

  return { outcome, sending, slow, attempt, report: setOutcome }
}

export type Submission = ReturnType<typeof useSubmission>

function readOutcome(answer: unknown): SubmissionOutcome {
  const parsed = v.safeParse(outcomeSchema, answer)
  return parsed.success ? parsed.output : unexpectedFailure
}

/** While there is something to mend, the title says so first, as the page that came back from a post does. */
function useErrorTitle(active: boolean) {
  useEffect(() => {
    if (!active) return
    if (!document.title.startsWith(errorTitlePrefix)) {
      document.title = errorTitlePrefix + document.title
    }
    return () => {
      if (document.title.startsWith(errorTitlePrefix)) {
        document.title = document.title.slice(errorTitlePrefix.length)
      }
    }
  }, [active])
}
