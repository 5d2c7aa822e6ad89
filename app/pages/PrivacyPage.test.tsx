import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firm, offices } from '~/content/firm'
import { privacy } from '~/content/privacy'
import { PrivacyPage } from './PrivacyPage'

test('the policy has its seven sections in order, each reached from the list of contents', () => {
  render(<PrivacyPage />)
  const sections = screen
    .getAllByRole('region')
    .filter((region) => within(region).queryByRole('heading', { level: 2 }))
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
  render(<PrivacyPage />)
  expect(screen.getByText('Effective date: May 10th, 2024')).toBeVisible()
})

test('the firm can be written to and called about it', () => {
  render(<PrivacyPage />)
  expect(screen.getByRole('link', { name: firm.email })).toHaveAttribute(
    'href',
    `mailto:${firm.email}`,
  )
  for (const { telephone } of offices) {
    expect(screen.getByRole('link', { name: telephone })).toHaveAttribute(
      'href',
      `tel:+1${telephone.replaceAll('-', '')}`,
    )
  }
})
