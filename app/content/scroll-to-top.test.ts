import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scrollToTopThreshold } from '~/content/constants'
import { scrollToTop } from './scroll-to-top'

test('the hint of the scroll-to-top link is written down, and switched off', () => {
  expect(scrollToTop.hint).toEqual({ text: 'Scroll up for more courses', shown: false })
})

test('before script the link shows past the same number of pixels as after', () => {
  const css = readFileSync('app/design-system/floating-link/FloatingLink.module.css', 'utf8')
  expect(css).toContain(`animation-range: ${scrollToTopThreshold}px ${scrollToTopThreshold + 1}px`)
})
