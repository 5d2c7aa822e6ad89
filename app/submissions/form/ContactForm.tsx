import { useState } from 'react'
import { countries } from '~/content/constants'
import { Icon } from '~/design-system/icon/Icon'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import { contactSchema, contactValuesFrom, emptyEnquiry } from '~/submissions/contact'
import { useAppForm } from '~/submissions/form/form'
import { SubmissionForm } from '~/submissions/form/SubmissionForm'
import { SubmitButton } from '~/submissions/form/SubmitButton'
import { useSubmission } from '~/submissions/form/use-submission'
import { problemsIn } from '~/submissions/outcome'
import type { PostedForm } from '~/submissions/posted-form'
import { sendEnquiry } from '../calls'
import styles from './ContactForm.module.css'

export type ContactFormProps = {
  copy: {
    fields: Record<
      | 'firstName'
      | 'lastName'
      | 'company'
      | 'email'
      | 'country'
      | 'countryUnset'
      | 'phoneNumber'
      | 'message'
      | 'agreed',
      string
    >
    privacyLink: string
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

export function ContactForm({ copy, posted: postedForm }: ContactFormProps) {
  const posted = postedForm?.form === 'contact' ? postedForm : undefined
  const submission = useSubmission(posted?.outcome)
  // In state, so that a form that was cleared is not filled again from what the page was rendered with.
  const [initial, setInitial] = useState(() =>
    posted && posted.outcome.status !== 'accepted' ? posted.values : emptyEnquiry,
  )
  const form = useAppForm({
    defaultValues: initial,
    canSubmitWhenInvalid: true,
    validators: { onSubmit: contactSchema },
    onSubmitInvalid: ({ value }) =>
      submission.report({
        status: 'incomplete',
        problems: problemsIn(contactSchema, value) ?? [],
      }),
    onSubmit: async ({ value, formApi }) => {
      const outcome = await submission.attempt(() => sendEnquiry(value))
      if (outcome.status !== 'accepted') return
      setInitial(emptyEnquiry)
      formApi.reset(emptyEnquiry)
    },
  })
  const { fields } = copy
  return (
    <SubmissionForm
      name="contact"
      noValidate
      className={styles.form}
      submission={submission}
      copy={copy}
      prepare={sendEnquiry.prepare}
      onSend={() => void form.handleSubmit()}
      onAdopt={(typed) => form.reset(contactValuesFrom(typed), { keepDefaultValues: true })}
      actions={
        <div>
          <SubmitButton>{copy.submit}</SubmitButton>
        </div>
      }
    >
      <div className={styles.pair}>
        <form.AppField name="firstName">
          {(field) => (
            <field.TextField
              label={fields.firstName}
              need="required"
              type="text"
              autoComplete="given-name"
            />
          )}
        </form.AppField>
        <form.AppField name="lastName">
          {(field) => (
            <field.TextField
              label={fields.lastName}
              need="required"
              type="text"
              autoComplete="family-name"
            />
          )}
        </form.AppField>
      </div>
      <form.AppField name="company">
        {(field) => (
          <field.TextField
            label={fields.company}
            need="optional"
            type="text"
            autoComplete="organization"
          />
        )}
      </form.AppField>
      <form.AppField name="email">
        {(field) => (
          <field.TextField label={fields.email} need="required" type="email" autoComplete="email" />
        )}
      </form.AppField>
      <div className={styles.pair} data-split="narrow-first">
        <form.AppField name="country">
          {(field) => (
            <field.SelectField
              label={fields.country}
              need="optional"
              options={countries}
              unset={fields.countryUnset}
              autoComplete="country"
            />
          )}
        </form.AppField>
        <form.AppField name="phoneNumber">
          {(field) => (
            <field.TextField
              label={fields.phoneNumber}
              need="optional"
              type="tel"
              autoComplete="tel"
            />
          )}
        </form.AppField>
      </div>
      <form.AppField name="message">
        {(field) => <field.TextAreaField label={fields.message} need="required" />}
      </form.AppField>
      <form.AppField name="agreed">
        {(field) => (
          <field.AgreementField label={fields.agreed}>
            {/* A new tab: following it must not cost the visitor what is typed here. */}
            <a className={styles.privacy} href="/privacy" target="_blank" rel="noopener">
              {copy.privacyLink}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              <Icon name="external" />
            </a>
          </field.AgreementField>
        )}
      </form.AppField>
    </SubmissionForm>
  )
}
