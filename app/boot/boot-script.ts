import { scrollToTopThreshold } from '~/content/constants'
import { blankText } from '~/forms/schema/field-schemas'
import { boot } from './boot'
import { closeDialogs } from './close-dialogs'
import { dialogPolyfill } from './dialog-polyfill'
import { holdForms } from './hold-forms'
import { keepText } from './keep-text'
import { markScrolled } from './mark-scrolled'

/**
 * The inline script that makes dialogs and the link to the top work, keeps what is typed into forms, holds back an enquiry that
 * is not complete, and loads the page's code later. Inline saves a round trip. `'strict-dynamic'` trusts what this script loads
 * (see `pagePolicy`).
 *
 * @param scripts paths of the page's code: its entry first, then the entry's imports
 * @param hasEnquiryForm whether the page has that form now. When it comes later, React is there
 */
export function bootScript(scripts: readonly string[], hasEnquiryForm: boolean): string {
  const script = [
    `(${closeDialogs})()`,
    `(${dialogPolyfill})()`,
    `(${keepText})()`,
    ...(hasEnquiryForm ? [`(${holdForms})(${blankText})`] : []),
    `(${markScrolled})(${scrollToTopThreshold})`,
    `(${boot})(${JSON.stringify(scripts)})`,
  ].join(';')
  // HTML ends a script at the first `</script`, even inside a string.
  return script.replaceAll('</', '<\\/')
}

/** The script element that the router writes for the page's code. */
const entryElement = /<script [^>]*\bsrc="(\/[^"]+)"[^>]*><\/script>/

/** The links that make the browser load the entry's imports at once. */
const preloadLink = /<link [^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>/g

/**
 * Replaces what would load the page's code at once with the boot script: the code must not compete with the text and the
 * fonts for bandwidth.
 *
 * @throws when the page has no such element, because no page would be hydrated then
 */
export function insertBootScript(html: string, nonce: string | undefined): string {
  const [element, entry] = html.match(entryElement) ?? []
  if (!element || !entry) throw new Error('The router no longer writes the entry as <script src>.')
  const imports = Array.from(html.matchAll(preloadLink), ([, path = '']) => path)
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`
  const hasEnquiryForm = /<form [^>]*\bnovalidate/i.test(html)
  const script = bootScript([...new Set([entry, ...imports])], hasEnquiryForm)
  const inline = `<script${attribute}>${script}</script>`
  return html.replaceAll(preloadLink, '').replace(element, () => inline)
}
