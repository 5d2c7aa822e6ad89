import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { about } from '~/content/about'
import { Difference } from './Difference'

test('what you bring and what we keep are cells of one row', () => {
  const { difference } = about
  render(<Difference copy={difference} action={null} />)
  expect(screen.getByRole('table', { name: difference.heading })).toBeVisible()
  const rows = screen
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    [difference.bring, difference.keep],
    ...difference.entries.map(({ brought, kept, how }) => [brought, `${kept}${how}`]),
  ])
})
