import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { scrollToTop } from '~/content/scroll-to-top'
import { ScrollToTop } from './ScrollToTop'

test.each([
  ['/', 1],
  ['/for/individual', 1],
  ['/indie', 1],
  ['/individual', 0],
  ['/individual/taxes', 0],
  ['/individuals', 0],
])('%s has %i links to the top, and never the hint', (pathname, count) => {
  const { container } = render(<ScrollToTop pathname={pathname} />)
  expect(screen.queryAllByRole('link')).toHaveLength(count)
  expect(container.textContent).toBe(count > 0 ? 'Scroll to top' : '')
  expect(scrollToTop.hint).toEqual({ text: 'Scroll up for more courses', shown: false })
})
