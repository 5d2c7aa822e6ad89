import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inSrgb } from './paintable-svg.ts'

const tokens = readFileSync(
  fileURLToPath(new URL('../../app/design-system/tokens.css', import.meta.url)),
  'utf8',
)

/** A role of tokens.css, '--color-text' say, as it is in one scheme, in sRGB. */
export function colourRole(name: string, scheme: 'light' | 'dark'): string {
  const [, value] = tokens.match(new RegExp(`${name}: ([^;]+);`)) ?? []
  if (value === undefined) throw new Error(`tokens.css has no ${name}.`)
  const [, light = value, dark = value] = value.match(/^light-dark\((.+\)), (.+)\)$/) ?? []
  const chosen = scheme === 'light' ? light : dark
  const [, other] = chosen.match(/^var\((--[\w-]+)\)$/) ?? []
  return other ? colourRole(other, scheme) : inSrgb(chosen)
}
