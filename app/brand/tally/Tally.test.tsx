import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Tally } from './Tally'

test('each figure stands with its term, in the order given', () => {
  render(
    <Tally
      label="The firm in figures"
      entries={[
        { term: 'Founded', figure: '2010' },
        { term: 'Offices', figure: '2' },
      ]}
    />,
  )
  expect(screen.getByText('The firm in figures')).toBeVisible()
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Founded',
    'Offices',
  ])
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
    '2010',
    '2',
  ])
})
