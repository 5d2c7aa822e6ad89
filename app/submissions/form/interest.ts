/** What a visitor does who is about to fill in a form. */
const signs = ['focusin', 'input', 'pointerover', 'touchstart'] as const

/**
 * Waits for the visitor to turn to a form, with the pointer, by keyboard or by touch.
 *
 * @param fresh not content with a pointer or a focus that is there already
 * @param given no longer waited for once this is aborted
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
    if (target instanceof Node && form.contains(target)) resolve()
  }
  // At the window: React, at the document, lets no event on to what it has not taken over yet.
  const options = { capture: true, passive: true, signal: watch.signal }
  for (const sign of signs) addEventListener(sign, notice, options)
  await promise
  watch.abort()
}
