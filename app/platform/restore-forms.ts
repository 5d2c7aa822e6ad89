/** A control of a form. What is in it is its `checked` or its `value`. */
interface Control extends Element {
  type: string
  form: HTMLFormElement | null
  checked: unknown
  value: unknown
}

/**
 * Keeps what is in a form when it leaves the page, in this tab only, and fills it in when the form comes back: after a link
 * and the way back, and after a reload, the visitor's or the site's own. (Of the engines only Gecko fills in after a reload.)
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

  const fill = ({ type }: Event) => {
    for (const control of controls()) {
      const value = typed[control.id]
      delete typed[control.id]
      // The server has just accepted the form that the browser had posted.
      const isSent = control.form?.querySelector('[data-tone=success]')?.textContent
      // The server or the browser may have filled in a new document.
      const isFilled = type === 'DOMContentLoaded' && control[property(control)]
      if (value !== undefined && !isSent && !isFilled) control[property(control)] = value
    }
  }
  // Before React. What the visitor has changed by then stays, such as an agreement that was taken back.
  addEventListener('DOMContentLoaded', fill)
  addEventListener('input', ({ target }) => target instanceof Element && delete typed[target.id])
  // A phone may discard a hidden page.
  for (const type of ['pagehide', 'visibilitychange', 'formleft']) addEventListener(type, keep)
  // The form's component says that it comes and goes (`useSubmissionForm`).
  addEventListener('formshown', fill)
}
