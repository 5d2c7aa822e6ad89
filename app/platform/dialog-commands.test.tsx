import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SlideOver, slideOverCommand } from '~/design-system/slide-over/SlideOver'
import { dialogCommands } from './dialog-commands'

test('without commands and popovers, buttons open and close a dialog, and so does a click outside', () => {
  // jsdom has neither, and no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  vi.stubGlobal('matchMedia', () => new EventTarget())
  dialogCommands()
  render(
    <>
      <button type="button" {...slideOverCommand('menu', 'show-modal')}>
        Open
      </button>
      <SlideOver id="menu" aria-label="Menu">
        <button type="button" {...slideOverCommand('menu', 'close')}>
          Close
        </button>
      </SlideOver>
    </>,
  )
  const panel = screen.getByLabelText<HTMLDialogElement>('Menu')
  panel.getBoundingClientRect = () => DOMRect.fromRect({ x: 700, y: 0, width: 300, height: 800 })
  const open = screen.getByText('Open')
  fireEvent.click(open)
  expect(panel.open).toBe(true)
  // The second click of a double click is on the button that closes the menu.
  fireEvent.click(screen.getByText('Close'), { clientX: 800, clientY: 20, detail: 2 })
  expect(panel.open).toBe(true)
  fireEvent.click(screen.getByText('Close'), { clientX: 800, clientY: 20, detail: 1 })
  expect(panel.open).toBe(false)

  fireEvent.click(open)
  fireEvent(window, new Event('pagehide'))
  expect(panel.open).toBe(false)

  fireEvent.click(open)
  fireEvent.click(panel, { clientX: 800, clientY: 300 })
  expect(panel.open).toBe(true)
  fireEvent.click(panel, { clientX: 100, clientY: 300 })
  expect(panel.open).toBe(false)
})
