import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Biography } from './Biography'

const biography = (
  <Biography
    short="She keeps books."
    full={'She keeps books.\n\nShe began with a columnar pad.'}
    more="Read more"
    less="Read less"
  />
)

test('closing it keeps the toggle in view, opening it moves nothing', async () => {
  const { scrollIntoView } = HTMLElement.prototype
  const user = userEvent.setup()
  render(biography)
  await user.click(screen.getByText('Read more'))
  await vi.waitFor(() => expect(screen.getByRole('group')).toHaveAttribute('open'))
  expect(scrollIntoView).not.toHaveBeenCalled()
  await user.click(screen.getByText('Read less'))
  await vi.waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' }))
})

test('a biography opened before hydration stays open, and React has nothing to recover', async () => {
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(biography)
  page.querySelector('details')?.setAttribute('open', '')
  const recovered = vi.fn()
  const root = await act(() => hydrateRoot(page, biography, { onRecoverableError: recovered }))
  expect(page.querySelector('details')).toHaveAttribute('open')
  expect(recovered).not.toHaveBeenCalled()
  act(() => root.unmount())
})
