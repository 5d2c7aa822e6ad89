/** The Trusted Types API. Not every browser has it, and neither do TypeScript's DOM types. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): void
}

/**
 * Loads the page's code at the visitor's first interaction. Until then only the page's inline script runs. The
 * page contains the text of this function (see `bootScript`), so it must not use anything from outside.
 *
 * @param scripts paths of the page's code: its entry first, then the entry's imports
 */
export function boot(scripts: string[]): void {
  // Until the router is running, the browser positions the page. On a reload Firefox would keep the router's setting.
  // Remove when Firefox 153 is no longer supported.
  history.scrollRestoration = 'auto'
  const [entry = ''] = scripts
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
  // React and the router write data scripts and the page's styles through `innerHTML`. This policy allows text without
  // `<`, an empty script element, the styles that are in the page already, and code from the build's own folder. The
  // browser throws for anything else.
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent)
  const { trustedTypes }: Window & { trustedTypes?: TrustedTypes } = self
  trustedTypes?.createPolicy('default', {
    createHTML: (text) =>
      text.includes('<') && text !== '<script></script>' && !styles.includes(text) ? null : text,
    createScriptURL: (url) => (url.startsWith(folder) ? url : null),
  })

  const append = (tag: 'link' | 'script', attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), attributes))
  const listeners = new AbortController()
  const start = (event: Event & { pointerType?: string }) => {
    // Empties the list, so that a touch, which has several events, loads the code once.
    for (const href of scripts.splice(0)) append('link', { rel: 'modulepreload', href })
    // While a finger is down, the code is only loaded: React would hydrate the whole page at once to handle `pointerup`.
    if (event.pointerType === 'touch' && !/up|cancel/.test(event.type)) return
    listeners.abort()
    append('script', { type: 'module', async: true, src: entry })
  }
  const touches = ['pointerover', 'pointerdown', 'pointerup', 'pointercancel']
  for (const sign of [...touches, 'keydown', 'focusin', 'submit'])
    addEventListener(sign, start, { capture: true, passive: true, signal: listeners.signal })

  // After a reload, Back may lead to an entry that the router has made, for which the browser only changes the address. Once
  // the router runs, it takes over (`hydratePage`).
  const { pathname } = location
  self.onpopstate = () => {
    if (location.pathname === pathname) return
    // Otherwise the other page would have the position of this one.
    scrollTo({ top: 0, behavior: 'instant' })
    location.reload()
  }
}
