import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Band, BandHeading } from './Band'

test('a section is a region named by its heading, and the folio is hidden from assistive technology', () => {
  const heading = <BandHeading level={3}>Write to us</BandHeading>
  render(<Band folio={{ number: '610', label: 'Letters' }}>{heading}</Band>)
  const region = screen.getByRole('region', { name: 'Write to us' })
  expect(region).toContainElement(screen.getByRole('heading', { level: 3, name: 'Write to us' }))
  expect(screen.getByText('610').closest('[aria-hidden="true"]')).not.toBeNull()
})
