import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Field } from './Field'
import { Select } from './Select'
import { SwitchField } from './SwitchField'
import { TextArea } from './TextArea'
import { TextInput } from './TextInput'

test('the label names the control, without the asterisk and with "(optional)"', () => {
  render(
    <>
      <Field id="name" label="Name" need="required">
        {(control) => <TextInput {...control} type="text" autoComplete="name" />}
      </Field>
      <Field id="firm" label="Company" need="optional">
        {(control) => <TextInput {...control} type="text" autoComplete="organization" />}
      </Field>
    </>,
  )
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeValid()
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired()
  expect(screen.getByText('*')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Company (optional)' })).toBeValid()
  expect(screen.getByRole('textbox', { name: 'Company (optional)' })).not.toBeRequired()
})

test('a control with an error is invalid and described by it', () => {
  render(
    <>
      <Field id="message" label="Message" error="Enter a message">
        {(control) => <TextArea {...control} />}
      </Field>
      <SwitchField id="agreed" label="Agree" error="Agree to continue" />
    </>,
  )
  for (const [role, name, description] of [
    ['textbox', 'Message', 'Enter a message'],
    ['switch', 'Agree', 'Agree to continue'],
  ] as const) {
    const control = screen.getByRole(role, { name })
    expect(control).toBeInvalid()
    expect(control).toHaveAccessibleDescription(description)
  }
})

test('a select starts without a choice and can return to that', async () => {
  render(
    <Field id="country" label="Country">
      {(control) => (
        <Select {...control} unset="Not chosen" options={[{ value: 'US', label: 'US' }]} />
      )}
    </Field>,
  )
  const select = screen.getByRole('combobox', { name: 'Country' })
  expect(select).toHaveDisplayValue('Not chosen')
  await userEvent.selectOptions(select, 'US')
  expect(select).toHaveValue('US')
  await userEvent.selectOptions(select, 'Not chosen')
  expect(select).toHaveValue('')
})

test('a switch is toggled by mouse, label and keyboard, but not by the link beside it', async () => {
  render(
    <SwitchField id="agreed" label="Agree to policies">
      <a href="/privacy">Read them</a>
    </SwitchField>,
  )
  const control = screen.getByRole('switch', { name: 'Agree to policies' })
  expect(control).not.toBeChecked()
  await userEvent.click(control)
  expect(control).toBeChecked()
  await userEvent.click(screen.getByText('Agree to policies'))
  expect(control).not.toBeChecked()
  await userEvent.keyboard(' ')
  expect(control).toBeChecked()
})
