import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ErrorSummary } from './ErrorSummary'

test('each link focuses its control and scrolls to it', async () => {
  render(
    <>
      <ErrorSummary
        heading="Missing Required Fields"
        problems={[{ controlId: 'email', message: 'Enter your email address' }]}
      />
      <label htmlFor="email">Email</label>
      <input id="email" />
    </>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Enter your email address' }))
  const control = screen.getByRole('textbox', { name: 'Email' })
  expect(control).toHaveFocus()
  expect(vi.mocked(HTMLElement.prototype.scrollIntoView).mock.contexts).toEqual([control])
})
