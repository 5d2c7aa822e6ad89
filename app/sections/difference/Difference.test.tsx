import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { about } from '~/content/about'
import { Difference } from './Difference'

test('what you bring and what we keep are cells of one row', () => {
  const copy = about.difference
  render(<Difference copy={copy} action={null} />)
  const [sides, ...rows] = within(screen.getByRole('table', { name: copy.heading })).getAllByRole(
    'row',
  )
  expect(sides).toHaveTextContent(`${copy.bring}${copy.keep}`)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual(copy.entries.map(({ brought, kept, how }) => [brought, `${kept}${how}`]))
})
