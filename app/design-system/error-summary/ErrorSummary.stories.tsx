import { useId } from 'react'
import preview from '#.storybook/preview'
import { Field } from '../field/Field'
import { TextInput } from '../field/TextInput'
import { ErrorSummary } from './ErrorSummary'

const meta = preview.meta({
  component: ErrorSummary,
  args: {
    heading: 'Missing Required Fields',
    problems: [],
    goToControl: (id) => document.getElementById(id)?.focus(),
  },
})

/** A problem's link focuses the control of its field. */
export const AboveItsForm = meta.story({
  render: function WithField(args) {
    const email = { controlId: useId(), message: 'Enter your email address' }
    const phone = { controlId: useId(), message: 'Enter a phone number with its area code' }
    return (
      <>
        <ErrorSummary {...args} problems={[email, phone]} progress="1 of 3 corrected" />
        <Field id={email.controlId} label="Email" need="required" error={email.message}>
          {(control) => <TextInput type="email" autoComplete="off" {...control} />}
        </Field>
        <Field id={phone.controlId} label="Phone" error={phone.message}>
          {(control) => <TextInput type="tel" autoComplete="off" defaultValue="555" {...control} />}
        </Field>
      </>
    )
  },
})
