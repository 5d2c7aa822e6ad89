import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Notice } from './Notice'

test('success and busy wait for their turn, failure is said at once', () => {
  render(
    <>
      <Notice tone="success">Received.</Notice>
      <Notice tone="failure">Our desk is flooded.</Notice>
    </>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Received.')
  expect(screen.getByRole('alert')).toHaveTextContent('Our desk is flooded.')
})

test('an empty notice is on the page, ready to be filled', () => {
  render(<Notice tone="busy" />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
