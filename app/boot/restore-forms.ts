/** A control of a form. What is in it is its `checked` or its `value`. */
interface Control extends Element {
  type: string
  form: HTMLFormElement | null
  checked: unknown
  value: unknown
}

/**
 * Keeps what is in a form when it leaves the page, in this tab only, and fills it in when the form comes back: after a link
 * and the way back, and after a reload, the visitor's or the site's own. (Of the engines only Gecko fills in after a reload,
 * but not what was typed into a control that React has made.)
 *
 * The page contains the text of this function (see `bootScript`), so it must not use anything from outside.
 */
export function restoreForms(): void {
  /** What was in the forms when they left the page, by the ids of the controls. */
  let typed: Record<string, unknown> = {}
  try {
    typed = JSON.parse(sessionStorage.typed)
  } catch {
    // Nothing has been typed, or the visitor has disabled storage.
  }
  const controls = () => document.querySelectorAll<Control>('form :is(input, select, textarea)[id]')
  const property = ({ type }: Control) => (type === 'checkbox' ? 'checked' : 'value')

  const keep = () => {
    for (const control of controls()) typed[control.id] = control[property(control)]
    try {
      if (Object.values(typed).some(Boolean)) sessionStorage.typed = JSON.stringify(typed)
      else sessionStorage.removeItem('typed')
    } catch {
      // The visitor has disabled storage, or it is full.
    }
  }

  const seen = new WeakSet<Control>()
  const fill = () => {
    for (const control of controls()) {
      // When React hydrates a form, it comes again, and the visitor may have emptied or unchecked a control since.
      if (seen.has(control)) continue
      seen.add(control)
      // The server has just accepted the form that the browser had posted.
      const isSent = control.form?.querySelector('[data-tone=success]')?.textContent
      // Never older than what the server or the browser has filled in.
      const value = typed[control.id] ?? ''
      if (value !== '' && !isSent) control[property(control)] = value
    }
  }
  // Before React.
  addEventListener('DOMContentLoaded', fill)
  // At each change, because the next page may run before this one has got `pagehide`. A phone may discard a hidden page.
  for (const type of ['input', 'pagehide', 'visibilitychange', 'formchanged'])
    addEventListener(type, keep)
  // The form's component says that it comes, and that it goes or has been emptied (`useSubmissionForm`).
  addEventListener('formshown', fill)
}
