/**
 * Closes an open dialog when the visitor follows a link or goes back, and when the header has room for its links. And a
 * polyfill for `commandfor` (Chrome before 135, Firefox before 144 and Safari before 26.2) and `closedby` on dialogs.
 *
 * The page contains the text of this function (see `bootScript`), so it must not use anything from outside.
 */
export function dialogCommands() {
  const closeAll = () => {
    const top = scrollY
    for (const dialog of document.querySelectorAll('dialog')) {
      dialog.close()
      dialog.hidePopover?.()
    }
    // Now the page can scroll again. Until the next frame Firefox has it at its top, and the router would remember that.
    if (scrollY !== top) scrollTo({ top, behavior: 'instant' })
  }
  addEventListener('popstate', closeAll)
  // Before the page goes into the back/forward cache.
  addEventListener('pagehide', closeAll)
  // From this width up, the header has the menu's links.
  matchMedia('(min-width: 58rem)').addEventListener('change', closeAll)
  // In the capture phase, so that a menu is closed before the router moves focus to a section outside of it.
  const onClick = (event: MouseEvent) => {
    const { target, clientX: x, clientY: y } = event
    if (!(target instanceof Element)) return
    if (target.closest('a')) closeAll()
    const button = target.closest('button[commandfor]')
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? target.id)
    if (!(dialog instanceof HTMLDialogElement)) return
    const command = button?.getAttribute('command')
    // The second click of a double click: the button that closes the menu slides to where the other one was.
    if (command === 'close' && event.detail > 1) return event.preventDefault()
    if (!button) {
      // The target of a click on the backdrop is the dialog itself.
      const { left, right, top, bottom } = dialog.getBoundingClientRect()
      if (x < left || x > right || y < top || y > bottom) dialog.close()
    } else if ('command' in button) {
      return
    } else if (command === 'show-modal') {
      dialog.showModal()
      event.preventDefault()
    } else if (dialog.open) {
      dialog.close()
      event.preventDefault()
    }
    // Otherwise it was opened as a popover, before this script ran. The button's `popovertarget` closes it.
  }
  addEventListener('click', onClick, true)
}
