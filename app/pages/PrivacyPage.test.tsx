import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firm } from '~/content/firm'
import { offices } from '~/content/offices'
import { PrivacyPage } from './PrivacyPage'

test('the policy has its seven sections in order, its date, and how to reach the firm', () => {
  render(<PrivacyPage />)
  const sections = screen
    .getAllByRole('region')
    .filter((region) => within(region).queryByRole('heading', { level: 2 }))
  expect(sections.map((section) => section.getAttribute('aria-labelledby'))).toEqual([
    ...['information-collected', 'use', 'disclosure', 'security', 'children', 'changes', 'contact'],
  ])
  expect(screen.getByText('Effective date: May 10th, 2024')).toBeVisible()

  const links = [
    [firm.email, `mailto:${firm.email}`],
    ...offices.map(({ telephone }) => [telephone, `tel:+1${telephone.replaceAll('-', '')}`]),
  ]
  for (const [name = '', href] of links) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})
