import { globSync, readFileSync } from 'node:fs'
import { root } from './processes.ts'

/** A line for each text with letters or signs that the site's fonts lack. Browsers show these in another font. */
export function missingCharacters(): string[] {
  const styles = readFileSync(`${root}app/design-system/fonts.css`, 'utf8')
  const ranges = Array.from(
    styles.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g),
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  )
  const isMissing = (character: string) => {
    const code = character.codePointAt(0) ?? 0
    return !ranges.some(([from, to]) => from <= code && code <= to)
  }
  return globSync('app/content/*.ts', { cwd: root }).flatMap((file) => {
    // All ASCII is in the code around the texts.
    const signs = readFileSync(root + file, 'utf8').match(/[^\0-\x7f]/gu) ?? []
    const missing = [...new Set(signs)].filter(isMissing)
    return missing.length > 0 ? [`${file}: ${missing.join(' ')}`] : []
  })
}
