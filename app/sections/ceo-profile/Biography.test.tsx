import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Biography } from './Biography'

test('closing the biography keeps its toggle in view; opening it does not scroll', async () => {
  const { scrollIntoView } = HTMLElement.prototype
  render(<Biography short="Short." full={'Short.\n\nLong.'} more="Read more" less="Read less" />)
  await userEvent.click(screen.getByText('Read more'))
  await expect.poll(() => screen.getByRole('group')).toHaveAttribute('open')
  expect(scrollIntoView).not.toHaveBeenCalled()
  await userEvent.click(screen.getByText('Read less'))
  await expect.poll(() => scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' })
})

test('a biography of one paragraph has nothing to open', () => {
  render(<Biography short="Short." full="Short." more="Read more" less="Read less" />)
  expect(screen.getByText('Short.')).toBeVisible()
  expect(screen.queryByText('Read more')).toBeNull()
})
