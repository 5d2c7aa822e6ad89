import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SlideOver } from './SlideOver'

/** An open panel, 300 px wide at the right of a 1000 px window. jsdom has no layout and does not close dialogs. */
function openPanel() {
  render(
    <SlideOver id="menu" open aria-label="Menu">
      <p>Inside</p>
    </SlideOver>,
  )
  const panel = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' })
  panel.getBoundingClientRect = () => DOMRect.fromRect({ x: 700, y: 0, width: 300, height: 800 })
  const close = vi.fn()
  panel.close = close
  return { panel, close }
}

test('a click on the backdrop closes it', () => {
  const { panel, close } = openPanel()
  fireEvent.click(panel, { clientX: 100, clientY: 300 })
  expect(close).toHaveBeenCalledOnce()
})

test('a click inside leaves it open', () => {
  const { panel, close } = openPanel()
  fireEvent.click(panel, { clientX: 800, clientY: 300 })
  fireEvent.click(screen.getByText('Inside'), { clientX: 100, clientY: 20 })
  expect(close).not.toHaveBeenCalled()
})
