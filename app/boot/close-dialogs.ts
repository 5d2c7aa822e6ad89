/**
 * Closes an open dialog when the visitor follows a link in this tab or goes back, and when the header has room for its links.
 * A double click on the button that opens it does not close it.
 *
 * The page contains the text of this function (see `bootScript`), so it must not use anything from outside.
 */
export function closeDialogs() {
  const closeAll = () => {
    const top = scrollY
    for (const dialog of document.querySelectorAll('dialog')) {
      dialog.close()
      dialog.hidePopover?.()
    }
    // Now the page can scroll again. Until the next frame Firefox has it at its top, and the router would remember that.
    // Remove when Firefox 153 is no longer supported.
    if (scrollY !== top) scrollTo({ top, behavior: 'instant' })
  }
  addEventListener('popstate', closeAll)
  // Before the page goes into the back/forward cache.
  addEventListener('pagehide', closeAll)
  // From this width up, the header has the menu's links.
  matchMedia('(min-width: 64rem)').addEventListener('change', closeAll)
  // In the capture phase, so that a menu is closed before the router moves focus to a section outside of it.
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const isElsewhere = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    if (!isElsewhere && event.target.closest('a')) closeAll()
    // A double click opens the menu by its first click. The second one meets the button that closes it, which is in the same place.
    if (event.detail > 1 && event.target.closest('[command="close"]')) event.preventDefault()
  }
  addEventListener('click', onClick, true)
}
