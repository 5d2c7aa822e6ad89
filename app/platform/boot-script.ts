import { boot } from './boot'

/**
 * The inline script that starts the page's code. A page that is a file can trust a script by the hash of its text only,
 * so it is an inline one that has the code fetched and hands its trust on to it (see `pagePolicy`). Being in the page
 * it is there at once, and costs no way to the server and back.
 *
 * @param scripts paths of the page's code: first its entry, then what that will import
 */
export function bootScript(scripts: [string, ...string[]]): string {
  // In HTML a script ends at the first thing that looks like its end.
  return `(${boot})(${JSON.stringify(scripts)})`.replaceAll('</', '<\\/')
}

/** The element that the router writes for the page's code, with its path. */
const entryElement = /<script [^>]*\bsrc="(\/[^"]+)"[^>]*><\/script>/

/** A path of script in what the router tells its other half in the browser. */
const scriptPath = /"(\/[^"\s]+\.js)"/g

/**
 * Puts the boot script in the place of the element that would fetch the page's code. The page may also say what a
 * visitor wrote: only what is in the build's own folder is taken for code.
 */
export function bootInline(html: string, nonce: string | undefined): string {
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`
  return html.replace(entryElement, (_, entry: string) => {
    const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
    const named = [...html.matchAll(scriptPath)].flatMap(([, path]) => path ?? [])
    const imports = named.filter((path) => path !== entry && path.startsWith(folder))
    return `<script${attribute}>${bootScript([entry, ...new Set(imports)])}</script>`
  })
}
