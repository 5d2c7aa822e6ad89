/**
 * Holds back the enquiry form when it is sent with something missing, until React can say so. After five seconds without React
 * it is sent, and the server says so. If the visitor has completed it meanwhile, it waits for the next press.
 *
 * The page contains the text of this function (see `bootScript`), so it must not use anything from outside.
 *
 * @param blank matches the text of an empty field
 */
export function holdForms(blank: RegExp): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What was pressed, which looks busy while the form is held. */
  let button: HTMLElement | null | undefined
  /** The form, if something is missing in it. The browser itself validates the others. */
  const findUnfinished = () =>
    [...document.querySelectorAll<HTMLInputElement>('form[novalidate] [aria-required]')].find(
      ({ type, checked, value }) => (type === 'checkbox' ? !checked : blank.test(value)),
    )?.form
  const forget = () => {
    clearTimeout(timer)
    timer = undefined
    button?.removeAttribute('aria-disabled')
  }
  const release = () => {
    removeEventListener('submit', hold)
    const form = timer && findUnfinished()
    forget()
    form?.requestSubmit()
  }
  const hold = (event: SubmitEvent) => {
    // React, which listens at the document, has taken it.
    if (event.defaultPrevented || event.target !== findUnfinished()) return
    event.preventDefault()
    timer ??= setTimeout(release, 5000)
    button ??= event.submitter
    button?.setAttribute('aria-disabled', 'true')
    // The visitor leaves. Back from the back/forward cache, the page would send the form by itself.
    for (const type of ['beforeunload', 'pagehide']) addEventListener(type, forget)
  }
  addEventListener('submit', hold)
  // In a task of its own, because React is still rendering.
  addEventListener('formready', () => setTimeout(release))
}
