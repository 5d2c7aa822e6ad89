import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ScrollToTop, TopAnchor } from './ScrollToTop'

const copy = { label: 'Scroll to top', hint: { text: 'A hint', shown: false } }

const page = (pathname: string) => (
  <>
    <TopAnchor />
    <ScrollToTop copy={copy} pathname={pathname} threshold={100} />
  </>
)

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('it shows past the threshold and not at it, without the hint that is switched off', () => {
  render(page('/about'))
  const link = screen.getByRole('link', { name: copy.label })
  for (const [y, shown] of [
    [0, 'false'],
    [100, 'false'],
    [101, 'true'],
    [20, 'false'],
  ] as const) {
    act(() => {
      vi.stubGlobal('scrollY', y)
      window.dispatchEvent(new Event('scroll'))
    })
    expect(link).toHaveAttribute('data-shown', shown)
  }
  expect(screen.queryByText(copy.hint.text)).not.toBeInTheDocument()
})

test('the server cannot tell whether it shows, and leaves that to the style sheet', () => {
  expect(renderToString(page('/about'))).not.toContain('data-shown')
})

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])('with reduced motion %s the way up is %s, and focus goes along', async (matches, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  render(page('/about'))
  await userEvent.click(screen.getByRole('link', { name: copy.label }))
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior })
  expect(document.activeElement).toHaveAttribute('id', 'top')
})

test.each([
  ['/', true],
  ['/for/individual', true],
  ['/indie', true],
  ['/individual', false],
  ['/individual/taxes', false],
  ['/individuals', false],
])('on %s, whether it is there: %s', (pathname, there) => {
  render(page(pathname))
  expect(screen.queryAllByRole('link')).toHaveLength(there ? 1 : 0)
})
