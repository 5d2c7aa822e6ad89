import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SkipLink } from './SkipLink'

test('it is reached by Tab and links to the content', async () => {
  render(
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <a href="/about">About</a>
    </>,
  )
  await userEvent.tab()
  const link = screen.getByRole('link', { name: 'Skip to content' })
  expect(link).toHaveFocus()
  expect(link).toHaveAttribute('href', '#main')
})
