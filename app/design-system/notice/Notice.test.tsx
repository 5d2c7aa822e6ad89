import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Notice } from './Notice'

test('success and busy are announced politely, failure assertively', () => {
  render(
    <>
      <Notice tone="success">Received.</Notice>
      <Notice tone="failure">Our desk is flooded.</Notice>
    </>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Received.')
  expect(screen.getByRole('alert')).toHaveTextContent('Our desk is flooded.')
})

test('an empty notice is in the document as a live region', () => {
  render(<Notice tone="busy" />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
