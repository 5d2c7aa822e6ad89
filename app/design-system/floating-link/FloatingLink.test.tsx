import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FloatingLink } from './FloatingLink'
import { useScrolledPast } from './use-scrolled-past'

function ToTheTop() {
  return (
    <FloatingLink href="#top" shown={useScrolledPast(100)}>
      Up
    </FloatingLink>
  )
}

function scrollTo(top: number) {
  act(() => {
    window.scrollY = top
    window.dispatchEvent(new Event('scroll'))
  })
}

test('it is shown past the threshold, but not at it', () => {
  render(<ToTheTop />)
  const link = screen.getByRole('link', { name: 'Up' })
  for (const [top, shown] of [
    [0, 'false'],
    [100, 'false'],
    [101, 'true'],
    [20, 'false'],
  ] as const) {
    scrollTo(top)
    expect(link).toHaveAttribute('data-shown', shown)
  }
})

test('on the server it leaves the decision to CSS', () => {
  expect(renderToString(<ToTheTop />)).not.toContain('data-shown')
})
