import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Notice } from './Notice'

test.each([
  ['success', 'status'],
  ['busy', 'status'],
  ['failure', 'alert'],
] as const)('a notice of %s is a live region with the role %s, even while empty', (tone, role) => {
  render(<Notice tone={tone} />)
  expect(screen.getByRole(role)).toBeEmptyDOMElement()
})
