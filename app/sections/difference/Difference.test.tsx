import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { about } from '~/content/about'
import { Difference } from './Difference'

const { heading, bring, keep, entries } = about.difference

test('each thing you bring stands in one row with what becomes of it', () => {
  render(<Difference copy={about.difference} action={null} />)
  const account = screen.getByRole('table', { name: heading })
  expect(
    within(account)
      .getAllByRole('columnheader')
      .map((side) => side.textContent),
  ).toEqual([bring, keep])
  for (const { brought, kept } of entries) {
    const row = screen.getByRole('row', { name: new RegExp(`^${brought} ${kept}`) })
    expect(within(row).getAllByRole('cell')).toHaveLength(2)
  }
})
