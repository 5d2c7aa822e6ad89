import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageTop, ScrollToTop } from './ScrollToTop'

const copy = { label: 'Scroll to top', hint: { text: 'A hint', shown: false } }

const page = (pathname: string) => (
  <>
    <PageTop />
    <ScrollToTop copy={copy} pathname={pathname} threshold={100} />
  </>
)

function scrollTo(y: number) {
  act(() => {
    vi.stubGlobal('scrollY', y)
    window.dispatchEvent(new Event('scroll'))
  })
}

function preferReducedMotion(matches: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches }))
}

beforeEach(() => {
  preferReducedMotion(false)
  vi.stubGlobal('scrollTo', vi.fn())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the link is shown past the threshold, but not at it', () => {
  render(page('/about'))
  const link = screen.getByRole('link', { name: copy.label })
  expect(link).toHaveAttribute('data-shown', 'false')
  scrollTo(100)
  expect(link).toHaveAttribute('data-shown', 'false')
  scrollTo(101)
  expect(link).toHaveAttribute('data-shown', 'true')
  scrollTo(0)
  expect(link).toHaveAttribute('data-shown', 'false')
})

test('without script it links to the top of the page, and CSS decides when it is shown', () => {
  const html = renderToString(page('/about'))
  expect(html).toContain('href="#top"')
  expect(html).toContain('id="top"')
  expect(html).not.toContain('data-shown')
})

test('a click scrolls smoothly to the top and moves focus there', async () => {
  render(page('/about'))
  await userEvent.click(screen.getByRole('link', { name: copy.label }))
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
  expect(document.activeElement).toHaveAttribute('id', 'top')
})

test('it does not scroll smoothly if reduced motion is preferred', async () => {
  preferReducedMotion(true)
  render(page('/about'))
  await userEvent.click(screen.getByRole('link', { name: copy.label }))
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

test.each(['/', '/home', '/for/individual', '/indie'])('%s has the link', (pathname) => {
  render(page(pathname))
  expect(screen.getByRole('link', { name: copy.label })).toBeInTheDocument()
})

test.each(['/individual', '/individual/', '/individual/taxes', '/individuals'])(
  '%s does not have the link',
  (pathname) => {
    render(page(pathname))
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  },
)

test('a hint that is switched off is not rendered', () => {
  render(page('/about'))
  expect(screen.queryByText(copy.hint.text)).not.toBeInTheDocument()
})
