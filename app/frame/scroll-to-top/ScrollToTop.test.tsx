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

test('the way to the top shows past 100 pixels, and not at them', () => {
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

test('without script it is a link to the top of the page, and CSS says when it shows', () => {
  const html = renderToString(page('/about'))
  expect(html).toContain('href="#top"')
  expect(html).toContain('id="top"')
  expect(html).not.toContain('data-shown')
})

test('pressing it scrolls smoothly to the top and takes the focus there', async () => {
  render(page('/about'))
  await userEvent.click(screen.getByRole('link', { name: copy.label }))
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
  expect(document.activeElement).toHaveAttribute('id', 'top')
})

test('it jumps for those who asked for less motion', async () => {
  preferReducedMotion(true)
  render(page('/about'))
  await userEvent.click(screen.getByRole('link', { name: copy.label }))
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

test('paths that start with /individual do not have it', () => {
  render(page('/individual/taxes'))
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a hint that is switched off is not on the page', () => {
  render(page('/about'))
  expect(screen.queryByText(copy.hint.text)).not.toBeInTheDocument()
})
