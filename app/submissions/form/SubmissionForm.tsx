import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { errorTitlePrefix } from '~/content/errors'
import { forms } from '~/content/forms'
import { Button } from '~/design-system/button/Button'
import { ErrorSummary } from '~/design-system/error-summary/ErrorSummary'
import { Notice } from '~/design-system/notice/Notice'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { useDelayed } from '~/loading/use-delayed'
import { formMarker, honeypotName, isHoneypotFilled } from '../posted-form'
import { honeypotFilled } from '../submission-outcome'
import { controlIdOf, SubmissionContext } from './contexts'
import { formId } from './lazy-form'
import styles from './SubmissionForm.module.css'
import type { Submission } from './use-submission-form'

/** After this time, in milliseconds, the visitor is told that sending takes longer than usual. */
const slowAfterMs = 5000

/** The second click of a double click would submit the emptied form, and replace the receipt by errors. In milliseconds. */
const receiptMs = 1000

type SubmissionFormProps = Pick<ComponentProps<'form'>, 'noValidate' | 'className'> & {
  submission: Submission
  copy: Record<'submit' | 'sending' | 'slow', string>
  children: ReactNode
}

/** A form that works without script too: the server renders the page with the same error summary and notices. */
export function SubmissionForm({ submission, copy, children, ...rest }: SubmissionFormProps) {
  const { name, element: form, outcome, sending } = submission
  const result = useRef<HTMLDivElement>(null)
  const submitted = useRef(false)
  const slow = useDelayed(sending, slowAfterMs)
  const isAccepted = outcome?.status === 'accepted'
  const justAccepted = !useDelayed(isAccepted, receiptMs) && isAccepted
  useErrorTitle(outcome?.status === 'incomplete')

  useEffect(() => {
    // After a post without script the browser has already scrolled here, by the hash of the form's action. A form that was
    // sent on another page does not move this one.
    if (!submitted.current) return
    const isIncomplete = outcome?.status === 'incomplete'
    if (isIncomplete) result.current?.focus({ preventScroll: true })
    // The heading of a summary must not be behind the header in a low window.
    if (outcome || sending)
      result.current?.scrollIntoView({ block: isIncomplete ? 'start' : 'nearest' })
  }, [outcome, sending])

  function submit(event: FormEvent<HTMLFormElement>) {
    if (submission.mustPost && !sending) return submission.showPosting()
    event.preventDefault()
    if (sending || justAccepted) return
    submitted.current = true
    submission.preload()
    if (!isHoneypotFilled(new FormData(event.currentTarget))) return submission.submit()
    const honeypot = event.currentTarget.elements.namedItem(honeypotName)
    if (honeypot instanceof HTMLInputElement) honeypot.value = ''
    submission.setOutcome(honeypotFilled)
  }

  const progress = slow ? copy.slow : copy.sending
  const resultId = `${name}-result`
  const noticeId = `${name}-notice`
  const problems = outcome?.status === 'incomplete' ? outcome.problems : []
  const hasNotice = outcome && problems.length === 0
  const isEmpty = !sending && !hasNotice
  const missing = problems.some((problem) => problem.kind === 'missing')
  return (
    <SubmissionContext value={{ formName: name, problems }}>
      <form
        {...rest}
        ref={form}
        id={formId(name)}
        method="post"
        // Without a path, so that the form is posted to its own page.
        action={`#${resultId}`}
        onInput={submission.preload}
        onSubmit={submit}
      >
        <input type="hidden" name={formMarker} value={name} />
        <Honeypot />
        {problems.length > 0 && (
          <ErrorSummary
            ref={result}
            id={resultId}
            heading={missing ? forms.missing : forms.malformed}
            problems={problems.map(({ field, message }) => ({
              controlId: controlIdOf(name, field),
              message,
            }))}
          />
        )}
        {children}
        {/* Not disabled while fields are missing, because pressing it shows what is missing. */}
        <Button type="submit" busy={sending}>
          {copy.submit}
        </Button>
        {/* Below the button, which would otherwise move between the clicks of a double click. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
        <div
          ref={problems.length > 0 ? undefined : result}
          id={hasNotice ? resultId : undefined}
          className={styles.result}
          tabIndex={-1}
          // Without script the page after a post begins here, and a screen reader says the name of what has focus.
          role="group"
          aria-labelledby={hasNotice ? noticeId : undefined}
          data-empty={isEmpty || undefined}
        >
          <Notice tone={sending ? 'busy' : 'success'} id={isAccepted ? noticeId : undefined}>
            {sending ? progress : isAccepted && outcome.message}
          </Notice>
          {/* A new one with its text: in Firefox one that was empty is not announced. */}
          <Notice
            key={outcome?.status}
            tone="failure"
            id={hasNotice && !isAccepted ? noticeId : undefined}
          >
            {outcome?.status === 'failed' && outcome.message}
          </Notice>
        </div>
      </form>
    </SubmissionContext>
  )
}

/** The honeypot: a hidden field that only robots fill in. The label is for browsers without `inert`. */
function Honeypot() {
  return (
    <VisuallyHidden inert aria-hidden="true">
      <label>
        {forms.honeypot}
        <input type="text" name={honeypotName} defaultValue="" autoComplete="off" tabIndex={-1} />
      </label>
    </VisuallyHidden>
  )
}

/** While there are errors the title begins with 'Error: ', as on a page that the server renders after a post. */
function useErrorTitle(active: boolean) {
  useEffect(() => {
    if (!active) return
    const plain = () => document.title.replace(errorTitlePrefix, '')
    document.title = errorTitlePrefix + plain()
    return () => {
      document.title = plain()
    }
  }, [active])
}
