import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ScrollToTop } from './ScrollToTop'

const copy = { label: 'Scroll to top', hint: { text: 'A hint', shown: false } }

test.each([
  ['/', 1],
  ['/for/individual', 1],
  ['/indie', 1],
  ['/individual', 0],
  ['/individual/taxes', 0],
  ['/individuals', 0],
])('%s has %i links to the top', (pathname, count) => {
  render(<ScrollToTop copy={copy} pathname={pathname} threshold={100} />)
  expect(screen.queryAllByRole('link')).toHaveLength(count)
})
