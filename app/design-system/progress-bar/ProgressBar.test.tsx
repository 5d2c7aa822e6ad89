import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProgressBar } from './ProgressBar'

test('it has a name and no value', () => {
  render(<ProgressBar aria-label="Loading the page" />)
  const bar = screen.getByRole('progressbar', { name: 'Loading the page' })
  expect(bar).not.toHaveAttribute('aria-valuenow')
})
