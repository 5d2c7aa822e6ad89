import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button'

test('a button has the type button by default', () => {
  render(<Button>Go</Button>)
  expect(screen.getByRole('button', { name: 'Go' })).toHaveAttribute('type', 'button')
})

test('a busy button is marked as disabled and keeps its focus', async () => {
  const { rerender } = render(<Button>Go</Button>)
  const button = screen.getByRole('button', { name: 'Go' })
  await userEvent.tab()
  expect(button).toHaveFocus()
  rerender(<Button busy>Go</Button>)
  expect(button).toHaveFocus()
  expect(button).toBeEnabled()
  expect(button).toHaveAttribute('aria-disabled', 'true')
})

test('a button passes its other props on to the element', async () => {
  const press = vi.fn()
  render(
    <Button onClick={press} aria-label="Close">
      x
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(press).toHaveBeenCalledOnce()
})
