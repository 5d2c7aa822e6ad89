import { hash } from 'node:crypto'
import type { InlineSources } from './csp.ts'

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

const forbidden: Record<string, RegExp> = {
  'a style attribute': /^<[^>]*\sstyle=/i,
  'an inline handler': /^<[^>]*\son[a-z]+=/i,
  'a javascript: address': /^<[^>]*\s(?:href|src|action|formaction)="\s*javascript:/i,
  'a nonce, which only a page rendered for one request has': /^<script\b[^>]*\snonce=/i,
  'a script that is not started by the boot script': /^<script\b[^>]*\ssrc=/i,
}

/** One line, with its tag, for each thing that the page's policy would refuse; see {@link inlineScripts} for `html`. */
export function refusedByPolicy(html: string): string[] {
  const tags =
    html
      .replace(styleElement, '')
      .replace(scriptElement, '<script$1></script>')
      .match(/<[a-z][^>]*>/gi) ?? []
  return tags.flatMap((tag) => {
    // Empties the values of attributes, because their text could look like an attribute.
    const names = tag.replace(/="(?!\s*javascript:)[^"]*"/gi, '=""')
    return Object.entries(forbidden)
      .filter(([, pattern]) => pattern.test(names))
      .map(([what]) => `${what}: ${tag}`)
  })
}
