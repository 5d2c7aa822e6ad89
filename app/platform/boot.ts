/** Trusted Types; not in every browser, and not in TypeScript's library. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): void
}

/**
 * What a page runs at first, and all of it: it has the page's code fetched once the visitor takes an interest in the
 * page, or when the browser has painted it and has nothing else to do.
 *
 * It goes into the page as its own text (see `bootScript`), so it may use nothing from outside of itself.
 *
 * @param scripts paths of the page's code: first its entry, then what that will import
 */
export function boot([entry, ...imports]: [string, ...string[]]): void {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
  // React and the router both write scripts of data through `innerHTML`: text without a `<` makes no markup, an empty
  // script element does nothing, and code comes from the build's own folder. Anything else stays the error that the
  // browser makes of it.
  const { trustedTypes }: Window & { trustedTypes?: TrustedTypes } = self
  trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') && text !== '<script></script>' ? null : text),
    createScriptURL: (address) => (address.startsWith(folder) ? address : null),
  })

  const append = (tag: 'link' | 'script', attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), attributes))
  const watch = new AbortController()
  const start = () => {
    if (watch.signal.aborted) return
    watch.abort()
    for (const href of imports) append('link', { rel: 'modulepreload', href })
    append('script', { type: 'module', async: true, src: entry })
  }

  const signs = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart']
  const options = { capture: true, passive: true, signal: watch.signal }
  for (const sign of signs) addEventListener(sign, start, options)

  // Safari has no word for idle yet.
  const whenIdle = self.requestIdleCallback ?? ((callback) => setTimeout(callback, 4000))
  const afterPaint = () =>
    new PerformanceObserver((_, paint) => {
      paint.disconnect()
      whenIdle(start, { timeout: 4000 })
    }).observe({ type: 'paint', buffered: true })
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint, { once: true, signal: watch.signal })
}
