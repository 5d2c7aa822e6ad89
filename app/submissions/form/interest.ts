/** What a visitor does who is about to fill in a form. */
const signs = ['focusin', 'input', 'pointerover', 'touchstart'] as const

/**
 * Waits for the visitor to turn to a form, by pointer, keyboard or touch. Stops listening once the form has left the
 * page, and then never resolves.
 *
 * @param fresh ignores a pointer or a focus that is there already
 * @param given stops listening when aborted
 */
export async function interestIn(
  form: HTMLFormElement,
  fresh = false,
  given?: AbortSignal,
): Promise<void> {
  if (!fresh && form.matches(':hover, :focus-within')) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const watch = new AbortController()
  given?.addEventListener('abort', () => watch.abort())
  const notice = ({ target }: Event) => {
    if (!form.isConnected) watch.abort()
    if (target instanceof Node && form.contains(target)) resolve()
  }
  // At the window: React, at the document, stops the events of what it has not hydrated yet.
  const options = { capture: true, passive: true, signal: watch.signal }
  for (const sign of signs) addEventListener(sign, notice, options)
  await promise
  watch.abort()
}
