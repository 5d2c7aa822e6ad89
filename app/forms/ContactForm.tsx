import { countries } from '~/content/constants'
import { contact } from '~/content/contact'
import { schedulingUrl } from '~/content/urls'
import { ButtonLink } from '~/design-system/button/Button'
import { Icon } from '~/design-system/icon/Icon'
import { VisuallyHidden } from '~/design-system/visually-hidden/VisuallyHidden'
import styles from './ContactForm.module.css'
import { SubmissionForm } from './SubmissionForm'
import { enquirySchema } from './schema/contact'
import type { FormProps } from './schema/posted-form'
import { useSubmissionForm } from './use-submission-form'

export function ContactForm({ posted }: FormProps) {
  const copy = contact.form
  const { form, wiring } = useSubmissionForm(
    {
      name: 'contact',
      schema: enquirySchema,
      posted: posted?.form === 'contact' ? posted : undefined,
    },
    async () => (await import('./contact.functions')).sendEnquiry,
  )
  const { fields } = copy
  return (
    <SubmissionForm
      {...wiring}
      copy={copy}
      next={
        <ButtonLink href={schedulingUrl} target="_blank" rel="noopener">
          {contact.meeting.action}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          <Icon name="external" />
        </ButtonLink>
      }
      className={styles.form}
      // The summary says more than the browser would about the first field only. A form of one field leaves it to the browser.
      noValidate
    >
      <div className={styles.pair}>
        <form.AppField name="firstName">
          {(field) => (
            <field.TextField
              {...labelProps(fields.firstName)}
              type="text"
              autoComplete="given-name"
            />
          )}
        </form.AppField>
        <form.AppField name="lastName">
          {(field) => (
            <field.TextField
              {...labelProps(fields.lastName)}
              type="text"
              autoComplete="family-name"
            />
          )}
        </form.AppField>
      </div>
      <form.AppField name="company">
        {(field) => (
          <field.TextField
            {...labelProps(fields.company)}
            type="text"
            autoComplete="organization"
          />
        )}
      </form.AppField>
      <form.AppField name="email">
        {(field) => (
          <field.TextField {...labelProps(fields.email)} type="email" autoComplete="email" />
        )}
      </form.AppField>
      <div className={styles.pair} data-split="narrow-last">
        <form.AppField name="phoneNumber">
          {(field) => (
            <field.TextField {...labelProps(fields.phoneNumber)} type="tel" autoComplete="tel" />
          )}
        </form.AppField>
        <form.AppField name="country">
          {(field) => (
            <field.SelectField
              {...labelProps(fields.country)}
              options={countries}
              unset={copy.countryUnset}
              autoComplete="country"
            />
          )}
        </form.AppField>
      </div>
      <form.AppField name="message">
        {(field) => <field.TextAreaField {...labelProps(fields.message)} />}
      </form.AppField>
      <form.AppField name="agreed">
        {(field) => (
          <field.AgreementField label={fields.agreed.label}>
            {/* In a new tab, so that the visitor does not lose what is typed. */}
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

type FieldHelp = { missing?: string; hint?: string }

/** A field without a `missing` message is optional. */
function labelProps({ label, missing, hint }: { label: string } & FieldHelp) {
  return { label, hint, need: missing === undefined ? 'optional' : 'required' } as const
}
