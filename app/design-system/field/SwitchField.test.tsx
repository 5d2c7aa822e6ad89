import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SwitchField } from './SwitchField'

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
