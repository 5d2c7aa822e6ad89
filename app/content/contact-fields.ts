/**
 * The words of the contact form's fields, by the names in the schema (`app/forms/schema/contact.ts`). A field with a
 * `missing` message is required. The privacy policy names a field by its label, or by `noun`.
 */
export const contactFields = {
  firstName: { label: 'First name', missing: 'Enter your first name' },
  lastName: { label: 'Last name', missing: 'Enter your last name' },
  company: { label: 'Company' },
  email: { label: 'Email', noun: 'email address', missing: 'Enter your email address' },
  phoneNumber: { label: 'Phone number' },
  message: {
    label: 'Message',
    missing: 'Enter a message',
    hint: 'Leave out Social Security and account numbers. If we need them, we will agree on a safer way first.',
  },
  agreed: { label: 'Agree to policies', missing: 'Agree to the policies to continue' },
  country: { label: 'Country', unlisted: 'Choose a country from the list' },
} as const
