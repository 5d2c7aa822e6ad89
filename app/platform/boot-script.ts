import { boot } from './boot'
import { dialogCommands } from './dialog-commands'

/**
 * The inline script that makes dialogs work and loads the page's code later. Inline saves a round trip, and a
 * prerendered page can trust a script only by its hash. `'strict-dynamic'` trusts what this script loads (see
 * `pagePolicy`).
 *
 * @param scripts paths of the page's code: its entry first, then the entry's imports
 */
export function bootScript(scripts: [string, ...string[]]): string {
  // HTML ends a script at the first `</script`, even inside a string.
  // The server's code is not minified; its indentation is a tenth of this script.
  return `(${dialogCommands})();(${boot})(${JSON.stringify(scripts)})`
    .replaceAll(/\n\t*/g, '\n')
    .replaceAll('</', '<\\/')
}

/** The script element that the router writes for the page's code. */
const entryElement = /<script [^>]*\bsrc="(\/[^"]+)"[^>]*><\/script>/

/** The path of a script in the data that the router writes for hydration. */
const scriptPath = /"(\/[^"\s]+\.js)"/g

/**
 * Replaces the script element that would load the page's code at once with the boot script. The page may contain text
 * from a visitor, so only paths in the build's own folder count as code.
 *
 * @throws when the page has no such element, because no page would be hydrated then
 */
export function bootInline(html: string, nonce: string | undefined): string {
  const [element, entry] = html.match(entryElement) ?? []
  if (!element || !entry) throw new Error('The router no longer writes the entry as <script src>.')
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
  const named = [...html.matchAll(scriptPath)].flatMap(([, path]) => path ?? [])
  const imports = named.filter((path) => path !== entry && path.startsWith(folder))
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`
  const script = `<script${attribute}>${bootScript([entry, ...new Set(imports)])}</script>`
  return html.replace(element, () => script)
}
