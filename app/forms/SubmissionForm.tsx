import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { ErrorSummary } from '~/design-system/error-summary/ErrorSummary'
import { Notice } from '~/design-system/notice/Notice'
import { type FormName, formMarker } from '~/schemas/posted-form'
import { controlIdOf, SubmissionContext } from './contexts'
import styles from './SubmissionForm.module.css'
import type { Submission } from './use-submission'

export type SubmissionFormProps = Pick<ComponentProps<'form'>, 'noValidate' | 'className'> & {
  name: FormName
  /** Path of the page that the form is on, which also takes it when it is posted without script. */
  action: string
  submission: Submission
  copy: { missing: string; malformed: string; sending: string; slow: string }
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
  action,
  submission,
  copy,
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

  const resultId = `${name}-result`
  const problems = outcome?.status === 'incomplete' ? outcome.problems : []
  const missing = problems.some((problem) => problem.kind === 'missing')
  return (
    <SubmissionContext value={{ formName: name, problems, sending }}>
      <form
        {...rest}
        ref={form}
        method="post"
        action={`${action}#${resultId}`}
        className={className}
        aria-busy={sending || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          if (!sending) onSend()
        }}
      >
        <input type="hidden" name={formMarker} value={name} />
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
