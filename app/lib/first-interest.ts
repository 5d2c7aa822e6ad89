/** What a visitor does who is about to use the page. */
const signs = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart'] as const

/** Once idle the page may wait this long for the browser's word of it; in milliseconds. */
const idleTimeoutMs = 4000

/**
 * Calls `start` once: at the visitor's first sign of interest, or when the browser is idle after the page has loaded.
 */
export function watchForInterest(start: () => void): void {
  const watch = new AbortController()
  const begin = () => {
    if (watch.signal.aborted) return
    watch.abort()
    start()
  }
  const options = { capture: true, passive: true, signal: watch.signal }
  for (const sign of signs) addEventListener(sign, begin, options)

  const whenIdle = () => {
    // Safari has no word for idle yet.
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: idleTimeoutMs })
    else setTimeout(begin, idleTimeoutMs)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { signal: watch.signal, once: true })
}
