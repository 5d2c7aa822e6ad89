/**
 * A polyfill for `command` and `commandfor` on the buttons of a dialog, and for `closedby="any"` on the dialog.
 * Remove when Chrome 134, Firefox 143 and Safari 27.2 are no longer supported.
 *
 * The page contains the text of this function (see `bootScript`), so it must not use anything from outside.
 */
export function dialogPolyfill() {
  /** The dialog on whose backdrop the event is: then the dialog itself is the event's target. */
  const backdropAt = ({ target, clientX: x, clientY: y }: MouseEvent) => {
    if (!(target instanceof HTMLDialogElement)) return undefined
    const { left, right, top, bottom } = target.getBoundingClientRect()
    return x < left || x > right || y < top || y > bottom ? target : undefined
  }
  let pressed: HTMLDialogElement | undefined
  const onPress = (event: PointerEvent) => {
    pressed = backdropAt(event)
  }
  const onClick = (event: MouseEvent) => {
    // Not when the press began in the dialog, on a text that is being selected.
    if (pressed && pressed === backdropAt(event)) pressed.close()
    const button = event.target instanceof Element && event.target.closest('button[commandfor]')
    if (!button || 'command' in button || event.defaultPrevented) return
    const dialog = document.getElementById(button.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button.getAttribute('command') === 'show-modal') dialog.showModal()
    else if (dialog.open) dialog.close()
    // It was opened as a popover, before this script ran. The button's `popovertarget` closes it.
    else return
    event.preventDefault()
  }
  addEventListener('pointerdown', onPress, true)
  addEventListener('click', onClick, true)
}
