import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VisuallyHidden } from './VisuallyHidden'

test('it is part of the accessible name of its parent', () => {
  render(
    <a href="/contact">
      Directions
      <VisuallyHidden> to the Lynn office</VisuallyHidden>
    </a>,
  )
  expect(screen.getByRole('link')).toHaveAccessibleName(/^Directions\s*to the Lynn office$/)
})
