import { useId } from 'react'
import { Field, type FieldProps } from '~/design-system/field/Field'
import { Select } from '~/design-system/field/Select'
import { SwitchField } from '~/design-system/field/SwitchField'
import { TextArea } from '~/design-system/field/TextArea'
import { TextInput } from '~/design-system/field/TextInput'
import { BothSchemes } from '../BothSchemes'
import { Example, Examples } from '../Example'

const countries = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
]

export function FieldStates() {
  return (
    <BothSchemes>
      <Examples layout="column">
        <Example name="TextInput, empty" note="required">
          <Text label="First name" need="required" />
        </Example>
        <Example name="filled" note="optional">
          <Text label="Company" need="optional" value="Alden’s Bakery" />
        </Example>
        <Example name="hover">
          <Text label="Company" forced="hover" />
        </Example>
        <Example name="focus">
          <Text label="Company" forced="focus-visible" />
        </Example>
        <Example name="error" note="the field says aria-invalid, and is described by the message">
          <Text label="Last name" need="required" error="Enter your last name" />
        </Example>
      </Examples>
      <Examples layout="column">
        <Example name="TextArea, empty">
          <Message />
        </Example>
        <Example name="filled">
          <Message value="I run a small bakery, and have not reconciled since spring. Where do we begin?" />
        </Example>
        <Example name="error">
          <Message error="Enter your message" />
        </Example>
      </Examples>
      <Examples layout="column">
        <Example name="Select, unset">
          <Country />
        </Example>
        <Example name="chosen">
          <Country value="US" />
        </Example>
        <Example name="error">
          <Country error="Choose your country" />
        </Example>
      </Examples>
      <Examples layout="column">
        <Example name="SwitchField, off" note="with a link beside its label">
          <Agreement />
        </Example>
        <Example name="on">
          <Agreement on />
        </Example>
        <Example name="focus">
          <Agreement on forced="focus-visible" />
        </Example>
        <Example name="error">
          <Agreement error="Agree to the policies to continue" />
        </Example>
      </Examples>
    </BothSchemes>
  )
}

type State = Pick<FieldProps, 'need' | 'error'> & { value?: string; forced?: string }

function Text({ label, value, forced, ...field }: State & { label: string }) {
  return (
    <Field id={useId()} label={label} {...field}>
      {(control) => (
        <TextInput
          type="text"
          autoComplete="off"
          defaultValue={value}
          data-forced={forced}
          {...control}
        />
      )}
    </Field>
  )
}

function Message({ value, ...field }: State) {
  return (
    <Field id={useId()} label="Message" {...field}>
      {(control) => <TextArea defaultValue={value} {...control} />}
    </Field>
  )
}

function Country({ value, ...field }: State) {
  return (
    <Field id={useId()} label="Country" {...field}>
      {(control) => (
        <Select unset="Choose a country" options={countries} defaultValue={value} {...control} />
      )}
    </Field>
  )
}

function Agreement({ on, forced, error }: { on?: boolean; forced?: string; error?: string }) {
  return (
    <SwitchField
      id={useId()}
      label="I agree to the policies."
      defaultChecked={on}
      data-forced={forced}
      error={error}
    >
      <a href="#fields">Read them</a>
    </SwitchField>
  )
}
