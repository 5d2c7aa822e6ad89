import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { ArrowLink } from './ArrowLink'

test('its name includes visually hidden text, but not the arrow', () => {
  render(
    <ArrowLink href="/contact">
      Learn more
      <VisuallyHidden> about storage</VisuallyHidden>
    </ArrowLink>,
  )
  expect(screen.getByRole('link', { name: /^Learn more\s*about storage$/ })).toHaveAttribute(
    'href',
    '/contact',
  )
})
