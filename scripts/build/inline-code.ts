import { createHash } from 'node:crypto'
import type { ScriptSource } from '../../app/platform/csp.ts'

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
/** Blocks of data are not run, and no policy asks for their hash; speculation rules it does ask for. */
const dataType = /\btype="(?!module"|text\/javascript"|speculationrules")[^"]+"/i

/**
 * The texts of a page's inline scripts.
 *
 * @param html as React writes it: attributes in double quotes, `<` and `>` escaped inside of them
 */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(scriptElement)]
    .filter(([, attributes = '']) => !dataType.test(attributes))
    .map(([, , text = '']) => text)
}

/** The hashes of a page's inline scripts, for its `script-src`; see {@link inlineScripts} for `html`. */
export function inlineScriptSources(html: string): ScriptSource[] {
  return [...new Set(inlineScripts(html))].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'` as const,
  )
}

const forbidden: Record<string, RegExp> = {
  'a style attribute': /^<[^>]*\sstyle=/i,
  'a style element': /^<style\b/i,
  'an inline handler': /^<[^>]*\son[a-z]+=/i,
  'a javascript: address': /^<[^>]*\s(?:href|src|action|formaction)="\s*javascript:/i,
  'a script that is not started by the boot script': /^<script\b[^>]*\ssrc=/i,
}

/** What the page's policy would refuse, a line each with its element; see {@link inlineScripts} for `html`. */
export function refusedByPolicy(html: string): string[] {
  const tags = html.replace(scriptElement, '<script$1></script>').match(/<[a-z][^>]*>/gi) ?? []
  return tags.flatMap((tag) => {
    // What a value says is no attribute.
    const names = tag.replace(/="(?!\s*javascript:)[^"]*"/gi, '=""')
    return Object.entries(forbidden)
      .filter(([, pattern]) => pattern.test(names))
      .map(([what]) => `${what}: ${tag}`)
  })
}
