import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ErrorSummary } from '~/design-system/error-summary/ErrorSummary'
import { Notice } from '~/design-system/notice/Notice'
import { PageCodeError } from '~/loading/load-code'
import { heldInTrap } from '~/submissions/outcome'
import { type FormName, formMarker, isTrapped, trapName } from '~/submissions/posted-form'
import { controlIdOf, SubmissionContext } from './contexts'
import { Trap } from './Honeypot'
import { formId } from './lazy-form'
import styles from './SubmissionForm.module.css'
import type { Submission } from './use-submission'

export type SubmissionFormProps = Pick<ComponentProps<'form'>, 'noValidate' | 'className'> & {
  name: FormName
  submission: Submission
  copy: { missing: string; malformed: string; sending: string; slow: string; trap: string }
  /** Fetches what sending takes. Where that is not there any more, the browser posts the form by itself. */
  prepare: () => Promise<unknown>
  /** Sends what the form holds. Not called while a submission is under way. */
  onSend: () => void
  /** What the visitor typed before script arrived, to be taken into the form's state. */
  onAdopt: (typed: FormData) => void
  /** The button, and what stands beside it. */
  actions: ReactNode
  children: ReactNode
}

/**
 * A form that works with script and without: posted by the browser it comes back as a page with the same
 * summary, messages and notices that script shows in place.
 */
export function SubmissionForm({
  name,
  submission,
  copy,
  prepare,
  onSend,
  onAdopt,
  actions,
  className,
  children,
  ...rest
}: SubmissionFormProps) {
  const { outcome, sending, slow } = submission
  const form = useRef<HTMLFormElement>(null)
  const result = useRef<HTMLDivElement>(null)
  const firstOutcome = useRef(outcome)
  const adopt = useRef(onAdopt)
  const [unprepared, setUnprepared] = useState(false)

  // Before the first event can reach React: a change of one field would otherwise put back the other fields'
  // empty state over what was typed in them.
  useLayoutEffect(() => {
    if (form.current) adopt.current(new FormData(form.current))
  }, [])

  useEffect(() => {
    // The page that came back from a post was led here by the fragment of the form's action.
    if (outcome === undefined || outcome === firstOutcome.current) return
    if (outcome.status === 'incomplete') result.current?.focus()
    else result.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])

  function submit(event: FormEvent<HTMLFormElement>) {
    if (unprepared) return
    event.preventDefault()
    if (sending) return
    makeReady()
    const trap = event.currentTarget.elements.namedItem(trapName)
    if (!isTrapped(new FormData(event.currentTarget))) return onSend()
    if (trap instanceof HTMLInputElement) trap.value = ''
    submission.report(heldInTrap)
  }

  function makeReady() {
    prepare().catch((error) => {
      // Gone with a new deployment: asking again would not bring it.
      if (error instanceof PageCodeError && error.type === 'missing') setUnprepared(true)
    })
  }

  const resultId = `${name}-result`
  const problems = outcome?.status === 'incomplete' ? outcome.problems : []
  const missing = problems.some((problem) => problem.kind === 'missing')
  return (
    <SubmissionContext value={{ formName: name, problems, sending }}>
      <form
        {...rest}
        ref={form}
        id={formId(name)}
        method="post"
        // No path: the page that the form is on takes it.
        action={`#${resultId}`}
        className={className}
        aria-busy={sending || undefined}
        onInput={makeReady}
        onSubmit={submit}
      >
        <input type="hidden" name={formMarker} value={name} />
        <Trap label={copy.trap} />
        {problems.length > 0 && (
          <ErrorSummary
            ref={result}
            id={resultId}
            heading={missing ? copy.missing : copy.malformed}
            problems={problems.map(({ field, message }) => ({
              controlId: controlIdOf(name, field),
              message,
            }))}
          />
        )}
        {children}
        <div
          ref={problems.length > 0 ? undefined : result}
          id={outcome && problems.length === 0 ? resultId : undefined}
          className={styles.result}
          tabIndex={-1}
        >
          <Notice tone={sending ? 'busy' : 'success'}>
            {sending && (slow ? copy.slow : copy.sending)}
            {outcome?.status === 'accepted' && outcome.message}
          </Notice>
          <Notice tone="failure">{outcome?.status === 'failed' && outcome.message}</Notice>
        </div>
        {actions}
      </form>
    </SubmissionContext>
  )
}
