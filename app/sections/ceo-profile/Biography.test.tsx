import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Biography } from './Biography'

const biography = (
  <Biography short="Short." full={'Short.\n\nLong.'} more="Read more" less="Read less" />
)

test('closing the biography keeps its toggle in view; opening it does not scroll', async () => {
  const { scrollIntoView } = HTMLElement.prototype
  render(biography)
  await userEvent.click(screen.getByText('Read more'))
  await vi.waitFor(() => expect(screen.getByRole('group')).toHaveAttribute('open'))
  expect(scrollIntoView).not.toHaveBeenCalled()
  await userEvent.click(screen.getByText('Read less'))
  await vi.waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' }))
})

test('a biography opened before hydration stays open, and React does not warn', () => {
  document.body.innerHTML = renderToString(biography).replace('<details', '<details open')
  render(biography, { container: document.body, hydrate: true })
  expect(screen.getByRole('group')).toHaveAttribute('open')
})

test('a biography of one paragraph has nothing to open', () => {
  render(<Biography short="Short." full="Short." more="Read more" less="Read less" />)
  expect(screen.getByText('Short.')).toBeVisible()
  expect(screen.queryByText('Read more')).toBeNull()
})
