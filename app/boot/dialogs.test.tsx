import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SlideOver, slideOverCommand } from '~/design-system/slide-over/SlideOver'
import { closeDialogs } from './close-dialogs'
import { dialogPolyfill } from './dialog-polyfill'

test('without commands and popovers, buttons open and close a dialog, and so does a press beside it', () => {
  // jsdom has neither, and no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  vi.stubGlobal('matchMedia', () => new EventTarget())
  closeDialogs()
  dialogPolyfill()
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
  const press = (from: { clientX: number }, to: { clientX: number }) => {
    fireEvent.pointerDown(panel, { clientY: 300, ...from })
    fireEvent.click(panel, { clientY: 300, ...to })
  }
  const [beside, inside] = [{ clientX: 100 }, { clientX: 800 }]
  // A visitor who selects text may release the button beside the dialog.
  for (const [from, to] of [
    [inside, inside],
    [inside, beside],
    [beside, inside],
  ] as const) {
    press(from, to)
    expect(panel.open).toBe(true)
  }
  press(beside, beside)
  expect(panel.open).toBe(false)
})
