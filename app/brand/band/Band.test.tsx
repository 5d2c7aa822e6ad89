import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Band, BandHeading } from './Band'

test('a section is a region named by its heading, and the folio is hidden from assistive technology', () => {
  render(
    <Band folio={{ number: '610', label: 'Letters' }}>
      <div>
        <BandHeading level={3}>Write to us</BandHeading>
      </div>
    </Band>,
  )
  const region = screen.getByRole('region', { name: 'Write to us' })
  expect(region).toContainElement(screen.getByRole('heading', { level: 3, name: 'Write to us' }))
  expect(screen.getByText('610').closest('[aria-hidden="true"]')).not.toBeNull()
})

test('a band can have its own label instead of a heading', () => {
  render(<Band aria-label="Write to us">Inside</Band>)
  expect(screen.getByRole('region', { name: 'Write to us' })).not.toHaveAttribute('aria-labelledby')
})

test('a header and a footer are landmarks without a name', () => {
  render(
    <>
      <Band as="header">Top</Band>
      <Band as="footer">End</Band>
    </>,
  )
  expect(screen.getByRole('banner')).not.toHaveAttribute('aria-labelledby')
  expect(screen.getByRole('contentinfo')).not.toHaveAttribute('aria-labelledby')
})
