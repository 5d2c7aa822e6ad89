import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { errorTitlePrefix } from '~/content/errors'
import { forms } from '~/content/forms'
import { Button } from '~/design-system/button/Button'
import { ErrorSummary } from '~/design-system/error-summary/ErrorSummary'
import { Notice } from '~/design-system/notice/Notice'
import { useDelayed } from '~/design-system/use-delayed'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { CallLinks } from '~/navigation/CallLinks'
import { goToControl } from '~/navigation/scroll'
import { controlId } from './contexts'
import styles from './SubmissionForm.module.css'
import { formId, formMarker, honeypotName } from './schema/posted-form'
import type { Wiring } from './use-submission-form'

/** After this time, in milliseconds, the visitor is told that sending takes longer than usual. */
const slowAfterMs = 5000

type SubmissionFormProps = Pick<ComponentProps<'form'>, 'noValidate' | 'className'> &
  Wiring & {
    copy: Record<'submit' | 'sending' | 'slow', string>
    /** After an accepted submission, what the visitor can do next, beside calling. */
    next?: ReactNode
    children: ReactNode
  }

/** A form that works without script too: the server renders the page with the same error summary and notices. */
export function SubmissionForm({
  name,
  element,
  result,
  stage,
  problems,
  copy,
  next,
  children,
  ...rest
}: SubmissionFormProps) {
  const hasProblems = problems.length > 0
  const isSending = stage.status === 'sending' || stage.status === 'posting'
  const isAccepted = stage.status === 'accepted'
  const isFailed = stage.status === 'failed'
  const isSlow = useDelayed(isSending, slowAfterMs)
  useErrorTitle(hasProblems)

  const progress = isSlow ? copy.slow : copy.sending
  const resultId = `${name}-result`
  const noticeId = `${name}-notice`
  const hasNotice = isAccepted || isFailed
  const isMissing = problems.some((problem) => problem.kind === 'missing')
  const refused = stage.status === 'incomplete' ? stage.problems : []
  const isWrong = (wanted: string) => problems.some(({ field }) => field === wanted)
  const corrected = refused.filter(({ field }) => !isWrong(field)).length
  return (
    <form
      {...rest}
      ref={element}
      id={formId(name)}
      method="post"
      // Without a path, so that the form is posted to its own page.
      action={`#${resultId}`}
    >
      <input type="hidden" name={formMarker} value={name} />
      <Honeypot />
      {hasProblems && (
        <ErrorSummary
          ref={result}
          id={resultId}
          heading={isMissing ? forms.missing : forms.malformed}
          problems={problems.map(({ field, message }) => ({
            controlId: controlId(name, field),
            message,
          }))}
          goToControl={goToControl}
          progress={corrected > 0 ? forms.corrected(corrected, refused.length) : undefined}
        />
      )}
      {children}
      {/* Not disabled while fields are missing, because pressing it shows what is missing. */}
      <Button type="submit" busy={isSending} variant={isAccepted ? 'quiet' : 'primary'}>
        {copy.submit}
      </Button>
      {/* Below the button, which would otherwise move between the clicks of a double click. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div
        ref={hasProblems ? undefined : result}
        id={hasNotice ? resultId : undefined}
        className={styles.result}
        tabIndex={-1}
        // Without script the page after a post begins here, and a screen reader says the name of what has focus.
        role="group"
        aria-labelledby={hasNotice ? noticeId : undefined}
        data-empty={!(isSending || hasNotice) || undefined}
      >
        <Notice
          tone={isSending ? 'busy' : 'success'}
          id={isAccepted ? noticeId : undefined}
          data-margin-rule={isAccepted || undefined}
        >
          {isSending ? progress : isAccepted && stage.message}
        </Notice>
        {/* A new element for each stage: Firefox does not announce text that comes into an empty one. */}
        <Notice key={stage.status} tone="failure" id={isFailed ? noticeId : undefined}>
          {isFailed && stage.message}
        </Notice>
        {(isFailed || (isAccepted && next)) && (
          <p className={styles.next} data-buttons>
            {isAccepted && next}
            <CallLinks />
          </p>
        )}
      </div>
    </form>
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

/** While a form of the page has errors, the title begins with 'Error: ', as on a page that the server renders after a post. */
function useErrorTitle(hasProblems: boolean) {
  useEffect(() => {
    if (!hasProblems) return
    markTitle()
    return markTitle
  }, [hasProblems])
}

/** Looks at the page, because both of its forms may have an error summary. */
function markTitle() {
  const prefix = document.querySelector('form > [role=alert]') ? errorTitlePrefix : ''
  document.title = prefix + document.title.replace(errorTitlePrefix, '')
}
