import { expect, test } from 'vitest'
import { hasScrollToTop } from './has-scroll-to-top'

test.each(['/', '/home', '/contact', '/about', '/privacy', '/for/individual', '/indie'])(
  '%s has a scroll-to-top button',
  (pathname) => {
    expect(hasScrollToTop(pathname)).toBe(true)
  },
)

test.each(['/individual', '/individual/', '/individual/taxes', '/individuals'])(
  '%s has no scroll-to-top button',
  (pathname) => {
    expect(hasScrollToTop(pathname)).toBe(false)
  },
)
