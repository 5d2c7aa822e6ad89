import { newsletter as copy } from '~/content/newsletter'
import styles from './NewsletterForm.module.css'
import { SubmissionForm } from './SubmissionForm'
import { signupSchema } from './schema/newsletter'
import type { FormProps } from './schema/posted-form'
import { useSubmissionForm } from './use-submission-form'

export function NewsletterForm({ posted }: FormProps) {
  const { form, wiring } = useSubmissionForm(
    {
      name: 'newsletter',
      schema: signupSchema,
      posted: posted?.form === 'newsletter' ? posted : undefined,
    },
    async () => (await import('./newsletter.functions')).sendSignup,
  )
  return (
    <SubmissionForm {...wiring} copy={copy} className={styles.form}>
      <div className={styles.email}>
        <form.AppField name="email">
          {(field) => (
            <field.TextField label={copy.email} type="email" autoComplete="email" required />
          )}
        </form.AppField>
      </div>
    </SubmissionForm>
  )
}
