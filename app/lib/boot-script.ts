/**
 * The inline script that starts the page's code. A page that is a file can trust a script by the hash of its text only,
 * so it is an inline one that loads the code and hands its trust on to it (see `pagePolicy`).
 *
 * It also makes the page's one Trusted Types policy, because both React and the router write scripts of data through
 * `innerHTML`: text without a `<` makes no markup, an empty script element does nothing, and code comes from the build's
 * own folder. Anything else stays the error that the browser makes of it.
 *
 * @param entry path of the page's code, `/assets/index-….js`
 */
export function bootScript(entry: string): string {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
  return [
    'self.trustedTypes?.createPolicy("default",{',
    'createHTML:t=>!t.includes("<")||t==="<script><\\/script>"?t:null,',
    `createScriptURL:u=>u.startsWith(${JSON.stringify(folder)})?u:null`,
    '});',
    '(e=>{e.type="module";e.async=true;',
    `e.src=${JSON.stringify(entry)};`,
    'document.head.append(e)})(document.createElement("script"))',
  ].join('')
}

/** The element that the router writes for the page's code, with its path. */
const entryElement = /<script [^>]*\bsrc="(\/[^"]+)"[^>]*><\/script>/

/** Puts the boot script in the place of the element that would fetch the page's code. */
export function bootInline(html: string, nonce: string | undefined): string {
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`
  return html.replace(
    entryElement,
    (_, entry: string) => `<script${attribute}>${bootScript(entry)}</script>`,
  )
}
