import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { Biography } from './Biography'

const biography = (
  <Biography
    short="She keeps books."
    full={'She keeps books.\n\nShe began with a columnar pad.'}
    more="Read more"
    less="Read less"
  />
)

const scrollIntoView = vi.fn()

// jsdom has no layout, and so no scrollIntoView.
beforeEach(() => {
  scrollIntoView.mockClear()
  HTMLElement.prototype.scrollIntoView = scrollIntoView
})

test('the biography starts short', () => {
  render(biography)
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
})

test('Read more opens the full biography, and a second press closes it', async () => {
  const user = userEvent.setup()
  render(biography)
  await user.click(screen.getByText('Read more'))
  expect(screen.getByRole('group')).toHaveAttribute('open')
  await user.click(screen.getByText('Read less'))
  expect(screen.getByRole('group')).not.toHaveAttribute('open')
})

test('closing it scrolls the toggle into view, opening it does not scroll', async () => {
  const user = userEvent.setup()
  render(biography)
  await user.click(screen.getByText('Read more'))
  await vi.waitFor(() => expect(screen.getByRole('group')).toHaveAttribute('open'))
  expect(scrollIntoView).not.toHaveBeenCalled()
  await user.click(screen.getByText('Read less'))
  await vi.waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' }))
})

test('each paragraph of the full biography is a paragraph on the page', () => {
  render(biography)
  expect(screen.getByText('She began with a columnar pad.').tagName).toBe('P')
})

test('a biography opened before hydration stays open, without a hydration error', async () => {
  const complaint = vi.spyOn(console, 'error')
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(biography)
  page.querySelector('details')?.setAttribute('open', '')
  const recovered = vi.fn()
  const root = await act(() => hydrateRoot(page, biography, { onRecoverableError: recovered }))
  expect(page.querySelector('details')).toHaveAttribute('open')
  expect(recovered).not.toHaveBeenCalled()
  expect(complaint).not.toHaveBeenCalled()
  root.unmount()
  page.remove()
})
