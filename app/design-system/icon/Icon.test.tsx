import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { Icon } from './Icon'

test('an icon adds nothing to the accessible name of its parent', () => {
  render(
    <button type="button">
      <Icon name="menu" />
      <VisuallyHidden>Open main menu</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button')).toHaveAccessibleName('Open main menu')
})
