import { type ComponentProps, useId } from 'react'
import { Icon } from '../icon/Icon'
import styles from './ErrorSummary.module.css'

type ErrorSummaryProps = Omit<ComponentProps<'div'>, 'children' | 'className'> & {
  heading: string
  /** One link for each invalid field, in the same words as the field's own error. */
  problems: { controlId: string; message: string }[]
  /** Focuses the control of a problem, and brings it into view with its label. */
  goToControl: (id: string) => void
  /** How many have been corrected. Announced politely. */
  progress?: string | undefined
}

/** The errors of a form, with links to the fields (GOV.UK, 'Error summary'). The form focuses it when it appears. */
export function ErrorSummary({
  heading,
  problems,
  goToControl,
  progress,
  ...rest
}: ErrorSummaryProps) {
  const headingId = useId()
  return (
    <div
      tabIndex={-1}
      {...rest}
      role="alert"
      aria-labelledby={headingId}
      className={styles.summary}
    >
      <h3 id={headingId} className={styles.heading}>
        <Icon name="warning" className={styles.sign} />
        <span>{heading}</span>
      </h3>
      <p role="status" className={styles.progress}>
        {progress}
      </p>
      <ul className={styles.list}>
        {problems.map(({ controlId, message }) => (
          <li key={controlId}>
            <a
              className={styles.link}
              href={`#${controlId}`}
              onClick={(event) => {
                event.preventDefault()
                goToControl(controlId)
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
