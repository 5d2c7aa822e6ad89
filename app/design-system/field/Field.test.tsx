import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Field } from './Field'
import { SwitchField } from './SwitchField'
import { TextInput } from './TextInput'

test.each([
  ['required', 'Name', true],
  ['optional', 'Name (optional)', false],
] as const)('the label of an %s control names it “%s”', (need, name, required) => {
  render(
    <Field id="name" label="Name" need={need}>
      {(control) => <TextInput {...control} type="text" autoComplete="name" />}
    </Field>,
  )
  const control = screen.getByRole<HTMLInputElement>('textbox', { name })
  expect(control).toBeValid()
  expect(control.ariaRequired === 'true').toBe(required)
  expect(screen.queryAllByText('*')).toHaveLength(required ? 1 : 0)
})

test('a switch is toggled by its label, but not by the link beside it', async () => {
  render(
    <SwitchField id="agreed" label="Agree to policies">
      <a href="#policies">Read them</a>
    </SwitchField>,
  )
  const control = screen.getByRole('switch', { name: 'Agree to policies' })
  await userEvent.click(screen.getByText('Agree to policies'))
  expect(control).toBeChecked()
  await userEvent.click(screen.getByRole('link'))
  expect(control).toBeChecked()
})
