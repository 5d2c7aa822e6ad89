import { useState } from 'react'
import { useAppForm } from '~/submissions/form/form'
import { SubmissionForm } from '~/submissions/form/SubmissionForm'
import { SubmitButton } from '~/submissions/form/SubmitButton'
import { useSubmission } from '~/submissions/form/use-submission'
import { emptySubscription, newsletterSchema, newsletterValuesFrom } from '~/submissions/newsletter'
import { problemsIn } from '~/submissions/outcome'
import type { PostedForm } from '~/submissions/posted-form'
import { subscribe } from '../calls'
import styles from './NewsletterForm.module.css'

export type NewsletterFormProps = {
  copy: {
    email: string
    submit: string
    missing: string
    malformed: string
    sending: string
    slow: string
    trap: string
  }
  /** The form that the browser posted to this page, if it did. */
  posted: PostedForm | undefined
}

export function NewsletterForm({ copy, posted: postedForm }: NewsletterFormProps) {
  const posted = postedForm?.form === 'newsletter' ? postedForm : undefined
  const submission = useSubmission(posted?.outcome)
  const [initial, setInitial] = useState(() =>
    posted && posted.outcome.status !== 'accepted' ? posted.values : emptySubscription,
  )
  const form = useAppForm({
    defaultValues: initial,
    canSubmitWhenInvalid: true,
    validators: { onSubmit: newsletterSchema },
    onSubmitInvalid: ({ value }) =>
      submission.report({
        status: 'incomplete',
        problems: problemsIn(newsletterSchema, value) ?? [],
      }),
    onSubmit: async ({ value, formApi }) => {
      const outcome = await submission.attempt(() => subscribe(value))
      if (outcome.status !== 'accepted') return
      setInitial(emptySubscription)
      formApi.reset(emptySubscription)
    },
  })
  return (
    <SubmissionForm
      name="newsletter"
      className={styles.form}
      submission={submission}
      copy={copy}
      prepare={subscribe.prepare}
      onSend={() => void form.handleSubmit()}
      onAdopt={(typed) => form.reset(newsletterValuesFrom(typed), { keepDefaultValues: true })}
      actions={<SubmitButton>{copy.submit}</SubmitButton>}
    >
      <form.AppField name="email">
        {(field) => (
          <field.TextField
            className={styles.email}
            label={copy.email}
            type="email"
            autoComplete="email"
            required
          />
        )}
      </form.AppField>
    </SubmissionForm>
  )
}
