/** The Trusted Types API. Not every browser has it, and neither do TypeScript's DOM types. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): void
}

/**
 * Loads the page's code at the visitor's first interaction. Until then only this and `dialogCommands` run. The page
 * contains the text of this function (see `bootScript`), so it must not use anything from outside.
 *
 * @param scripts paths of the page's code: its entry first, then the entry's imports
 */
export function boot(scripts: readonly string[]): void {
  // Until the router is running, the browser positions the page. On a reload Firefox would keep the router's setting.
  history.scrollRestoration = 'auto'
  const [entry = ''] = scripts
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
  // React and the router write data scripts and the page's styles through `innerHTML`. This policy allows text without
  // `<`, an empty script element, the styles that are in the page already, and code from the build's own folder. The
  // browser throws for anything else.
  const styles = Array.from(document.querySelectorAll('style'), (style) => style.textContent)
  const { trustedTypes }: Window & { trustedTypes?: TrustedTypes } = self
  trustedTypes?.createPolicy('default', {
    createHTML: (text) =>
      text.includes('<') && text !== '<script></script>' && !styles.includes(text) ? null : text,
    createScriptURL: (url) => (url.startsWith(folder) ? url : null),
  })

  const append = (tag: 'link' | 'script', attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), attributes))
  /** Calls `run` at the first event of any of these types. */
  const once = (types: string[], run: (event: Event) => void) => {
    const listeners = new AbortController()
    const options = { capture: true, passive: true, signal: listeners.signal }
    const first = (event: Event) => {
      listeners.abort()
      run(event)
    }
    for (const type of types) addEventListener(type, first, options)
  }

  const start = (event: Event) => {
    const hydrate = () => append('script', { type: 'module', async: true, src: entry })
    // While a finger is down, the code is only loaded: React would hydrate the whole page at once to handle `pointerup`.
    const isTouch = 'pointerType' in event && event.pointerType === 'touch'
    if (isTouch) once(['pointerup', 'pointercancel'], hydrate)
    setTimeout(() => {
      for (const href of scripts) append('link', { rel: 'modulepreload', href })
      if (!isTouch) hydrate()
    })
  }
  let draft: string | null = null
  try {
    draft = sessionStorage.getItem('drafts')
  } catch {
    // The visitor has disabled storage.
  }
  // With a draft (`form/drafts.ts`) React starts without an interaction, but after the load event: WebKit restores the scroll
  // position then.
  once([draft ? 'load' : 'pointerover', 'pointerdown', 'keydown', 'focusin'], start)
  // Then what is in a form is newer than its draft.
  once(['input'], () => {
    document.documentElement.dataset.typed = ''
  })
  // After a reload, going back may lead to a page that the router had put into the history. Once the router runs, it takes
  // over (`hydratePage`).
  const { pathname } = location
  self.onpopstate = ({ state }) => {
    // While the page is being left, React would hydrate it as the one that the path now names (`hydratePage`).
    const isLeaving = pathname !== location.pathname
    document.documentElement.toggleAttribute('data-leaving', isLeaving)
    if (!isLeaving) return
    try {
      // A reload keeps the position, so scroll first to the one that the router has stored for that page. The page that is
      // left may be shorter (`base.css`).
      const stored = JSON.parse(sessionStorage.getItem('tsr-scroll-restoration-v1_3') ?? '{}')
      history.scrollRestoration = 'auto'
      scrollTo({ top: stored[state?.__TSR_key]?.window?.scrollY ?? 0, behavior: 'instant' })
    } catch {
      // The visitor has disabled storage.
    }
    location.reload()
  }
}
