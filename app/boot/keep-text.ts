type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Keeps what is typed into a form when it leaves the page, in this tab only, and fills it in when the form comes back: after a
 * link and the way back, and after a reload, the visitor's or the site's own. (Of the engines only Gecko fills in after a
 * reload, but not what was typed into a control that React has made.) An agreement is not kept: it starts off.
 *
 * The page contains the text of this function (see `bootScript`), so it must not use anything from outside.
 */
export function keepText(): void {
  /** What was in the forms when they left the page, by the ids of the controls. */
  let typed: Record<string, string> = {}
  try {
    typed = { ...JSON.parse(sessionStorage.typed) }
  } catch {
    // Nothing has been typed, or the visitor has disabled storage.
  }
  const controls = () =>
    document.querySelectorAll<Control>('form :is(input:not([type=checkbox]), select, textarea)[id]')

  const keep = () => {
    for (const control of controls()) typed[control.id] = control.value
    try {
      if (Object.values(typed).some(Boolean)) sessionStorage.typed = JSON.stringify(typed)
      else sessionStorage.removeItem('typed')
    } catch {
      // The visitor has disabled storage, or it is full.
    }
  }
  const fill = ({ type }: Event) => {
    const isNewDocument = type === 'DOMContentLoaded'
    for (const box of document.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
      // Firefox has restored an agreement by now. The property keeps the others from it; as an attribute it would be invalid.
      if (isNewDocument) box.checked = box.defaultChecked
      box.autocomplete = 'off'
    }
    for (const control of controls()) {
      const text = typed[control.id]
      // The server has just accepted the form that the browser had posted.
      const isSent = control.form?.querySelector('[data-tone=success]')?.textContent
      // When the document is new, what was kept is newer than what the server or the browser has filled in. Later, what is in
      // the control is newer.
      const isKeptNewer = isNewDocument || !control.value
      if (text && isKeptNewer && !isSent) control.value = text
    }
  }
  // Before React.
  addEventListener('DOMContentLoaded', fill)
  // At each change: the next page may start before this one's `pagehide`, and a phone may discard a hidden page.
  for (const type of ['input', 'pagehide', 'formchanged']) addEventListener(type, keep)
  addEventListener('formready', fill)
}
