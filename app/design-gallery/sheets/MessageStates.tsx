import { useId } from 'react'
import { ErrorSummary } from '~/design-system/error-summary/ErrorSummary'
import { Field } from '~/design-system/field/Field'
import { TextInput } from '~/design-system/field/TextInput'
import { Notice } from '~/design-system/notice/Notice'
import { ProgressBar } from '~/design-system/progress-bar/ProgressBar'
import { BothSchemes } from '../BothSchemes'
import { Example, Examples } from '../Example'

export function MessageStates() {
  return (
    <BothSchemes>
      <Examples layout="column">
        <Summary />
      </Examples>
      <Examples layout="column">
        <Example name="Notice, busy">
          <Notice tone="busy">Sending your message …</Notice>
        </Example>
        <Example name="success">
          <Notice tone="success">
            Thank you. We have your message, and write back within two working days.
          </Notice>
        </Example>
        <Example name="failure">
          <Notice tone="failure">An unexpected error occurred. Please try again later.</Notice>
        </Example>
        <Example
          name="empty"
          note="takes no room: a live region waits on the page for what it will say"
        >
          <Notice tone="success" />
        </Example>
      </Examples>
      <Examples layout="column">
        <Example
          stage
          name="ProgressBar"
          note="along the top of the window; stands still where motion is not wanted"
        >
          <ProgressBar aria-label="Loading the page" />
        </Example>
      </Examples>
    </BothSchemes>
  )
}

function Summary() {
  const emailId = useId()
  const phoneId = useId()
  const problems = [
    { controlId: emailId, message: 'Enter your email address' },
    { controlId: phoneId, message: 'Enter a phone number with its area code' },
  ]
  return (
    <>
      <Example name="ErrorSummary" note="each line leads to its field, label and all">
        <ErrorSummary heading="Missing Required Fields" problems={problems} />
      </Example>
      <Field id={emailId} label="Email" need="required" error="Enter your email address">
        {(control) => <TextInput type="email" autoComplete="off" {...control} />}
      </Field>
      <Field id={phoneId} label="Phone" error="Enter a phone number with its area code">
        {(control) => <TextInput type="tel" autoComplete="off" defaultValue="555" {...control} />}
      </Field>
    </>
  )
}
