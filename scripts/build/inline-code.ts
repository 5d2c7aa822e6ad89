import { hash } from 'node:crypto'
import type { InlineSources } from '../../app/server/csp.ts'

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/gi
/** Data blocks do not run, so they need no hash in the policy. Speculation rules do need one. */
const dataType = /\btype="(?!module"|text\/javascript"|speculationrules")[^"]+"/i

/**
 * The texts of a page's inline scripts.
 *
 * @param html as React writes it: attributes in double quotes, with `<` and `>` escaped
 */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(scriptElement)]
    .filter(([, attributes = '']) => !dataType.test(attributes))
    .map(([, , text = '']) => text)
}

/** The texts of a page's style elements; see {@link inlineScripts} for `html`. */
export function inlineStyles(html: string): string[] {
  return [...html.matchAll(styleElement)].map(([, text = '']) => text)
}

/** The hashes of a page's inline scripts and styles, for its policy; see {@link inlineScripts} for `html`. */
export function inlineSources(html: string): InlineSources {
  return { scripts: hashes(inlineScripts(html)), styles: hashes(inlineStyles(html)) }
}

function hashes(texts: string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
}
