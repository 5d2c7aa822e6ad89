const eventTypes = ['focusin', 'input', 'pointerover', 'touchstart'] as const

/**
 * Waits for the visitor to interact with a form, by pointer, keyboard or touch. Never resolves after the form has been
 * removed from the page.
 *
 * @param fresh waits for a new interaction, even if the form is already hovered or focused
 * @param signal stops listening when aborted
 */
export async function interactionWith(
  form: HTMLFormElement,
  fresh = false,
  signal?: AbortSignal,
): Promise<void> {
  if (!fresh && form.matches(':hover, :focus-within')) return
  const watch = new AbortController()
  signal?.addEventListener('abort', () => watch.abort())
  await new Promise<void>((resolve) => {
    const notice = ({ target }: Event) => {
      if (!form.isConnected) watch.abort()
      if (target instanceof Node && form.contains(target)) resolve()
    }
    // On the window, because at the document React stops the events of elements that are not hydrated yet.
    const options = { capture: true, passive: true, signal: watch.signal }
    for (const type of eventTypes) addEventListener(type, notice, options)
  })
  watch.abort()
}
