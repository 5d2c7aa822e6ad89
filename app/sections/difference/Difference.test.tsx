import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Difference } from './Difference'

const copy = {
  folio: { number: '330', label: 'Difference' },
  heading: 'How are we different?',
  lede: 'In a T.',
  bring: 'You bring',
  keep: 'We keep',
  entries: [
    { brought: 'A sealed letter', kept: 'The reply', how: 'We answer it.' },
    { brought: 'A year of receipts', kept: 'One ledger', how: 'Sorted.' },
  ],
}

test('what you bring and what we keep are cells of one row', () => {
  render(<Difference copy={copy} action={null} />)
  const account = screen.getByRole('table', { name: copy.heading })
  const [sides, ...rows] = within(account).getAllByRole('row')
  expect(sides).toHaveTextContent(/^You bringWe keep$/)
  expect(rows.map((row) => within(row).getAllByRole('cell').length)).toEqual([2, 2])
  expect(rows[0]).toHaveTextContent('A sealed letterThe replyWe answer it.')
})
