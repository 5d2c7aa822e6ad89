import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Band } from './Band'

test('a band is a named region; its account number is for the eye alone', () => {
  render(
    <Band aria-label="Write to us" folio={{ number: '610', label: 'Letters' }}>
      <p>Inside</p>
    </Band>,
  )
  const region = screen.getByRole('region', { name: 'Write to us' })
  expect(region).toHaveTextContent('Inside')
  expect(screen.getByText('610')).toBeVisible()
  expect(screen.getByText('610').closest('[aria-hidden="true"]')).not.toBeNull()
})

test('a band may be the header or the footer', () => {
  render(
    <>
      <Band as="header">Top</Band>
      <Band as="footer">End</Band>
    </>,
  )
  expect(screen.getByRole('banner')).toHaveTextContent('Top')
  expect(screen.getByRole('contentinfo')).toHaveTextContent('End')
})
