import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { privacyEffectiveDate } from '~/content/constants'
import { privacy } from '~/content/privacy'
import { Policy } from './Policy'
import { PolicyContact } from './PolicyContact'

test('the policy has its seven sections in order, each reached from the list of contents', () => {
  render(
    <Policy contentsHeading={privacy.contentsHeading} sections={privacy.sections}>
      {null}
    </Policy>,
  )
  const sections = screen.getAllByRole('region')
  expect(sections.map((section) => section.getAttribute('aria-labelledby'))).toEqual([
    'information-collected',
    'use',
    'disclosure',
    'security',
    'children',
    'changes',
    'contact',
  ])
  for (const { id, heading } of privacy.sections) {
    expect(screen.getByRole('link', { name: heading })).toHaveAttribute('href', `#${id}`)
    expect(screen.getByRole('heading', { name: heading })).toHaveAttribute('id', id)
  }
})

test('the policy says since when it applies', () => {
  expect(privacy.effective).toBe('Effective date: May 10th, 2024')
  expect(privacy.sections.flatMap(({ body }) => body).join(' ')).toContain(privacyEffectiveDate)
})

test('the firm can be written to and called about it', () => {
  render(<PolicyContact firmName="Firm Inc." {...privacy.contact} />)
  const { email, offices } = privacy.contact
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  for (const { telephone } of offices) {
    expect(screen.getByRole('link', { name: telephone })).toHaveAttribute(
      'href',
      `tel:+1${telephone.replaceAll('-', '')}`,
    )
  }
})
