import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Button } from './Button'

test('a button does not submit a form unless it is told to', () => {
  render(<Button>Go</Button>)
  expect(screen.getByRole('button', { name: 'Go' })).toHaveAttribute('type', 'button')
})
