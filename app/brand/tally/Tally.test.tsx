import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Tally } from './Tally'

test('each figure is defined beside its term, in the order given', () => {
  const entries = [
    { term: 'Founded', figure: '2010' },
    { term: 'Offices', figure: '2' },
  ]
  render(<Tally label="The firm in figures" entries={entries} />)
  const [terms, figures] = [screen.getAllByRole('term'), screen.getAllByRole('definition')]
  expect(
    terms.map((term, at) => ({ term: term.textContent, figure: figures[at]?.textContent })),
  ).toEqual(entries)
})
