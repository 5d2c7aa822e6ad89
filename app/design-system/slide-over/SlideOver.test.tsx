import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SlideOver } from './SlideOver'

test('in a browser without closedby, a click closes it on the backdrop only', () => {
  render(
    <SlideOver id="menu" open aria-label="Menu">
      <p>Inside</p>
    </SlideOver>,
  )
  const panel = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' })
  // jsdom has no layout and does not close dialogs.
  panel.getBoundingClientRect = () => DOMRect.fromRect({ x: 700, y: 0, width: 300, height: 800 })
  panel.close = vi.fn()
  fireEvent.click(panel, { clientX: 800, clientY: 300 })
  fireEvent.click(screen.getByText('Inside'), { clientX: 100, clientY: 20 })
  expect(panel.close).not.toHaveBeenCalled()
  fireEvent.click(panel, { clientX: 100, clientY: 300 })
  expect(panel.close).toHaveBeenCalledOnce()
})
