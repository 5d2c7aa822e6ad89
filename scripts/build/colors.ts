import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { formatHex, formatHex8 } from 'culori'

const root = fileURLToPath(new URL('../..', import.meta.url))

export type Scheme = 'light' | 'dark'

/** The files that define colors. They are read at each use, so that the dev server sees an edit. */
export const colorFiles = ['app/design-system/tokens.css', 'app/illustrations/palette.css']

function tokens() {
  const css = colorFiles.map((file) => readFileSync(`${root}${file}`, 'utf8')).join('')
  return new Map([...css.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]))
}

/**
 * The value of a color token in one scheme.
 *
 * @throws when there is no such token, which stops the build
 */
export function colorOf(name: string, scheme: Scheme, all = tokens()): string {
  const value = all.get(name)
  if (value === undefined) throw new Error(`${colorFiles.join(' and ')} have no ${name}.`)
  const [, light = value, dark = value] = value.match(/^light-dark\((.+), (.+)\)$/) ?? []
  const chosen = scheme === 'light' ? light : dark
  const [, other] = chosen.match(/^var\((--[\w-]+)\)$/) ?? []
  return other ? colorOf(other, scheme, all) : chosen
}

/** Colors for what the browser draws around a page, as #rrggbb: not every reader of a manifest supports oklch(). */
export function themeColors() {
  return {
    light: formatHex(colorOf('--color-ground', 'light')),
    dark: formatHex(colorOf('--color-ground', 'dark')),
    action: formatHex(colorOf('--color-action', 'light')),
  }
}

/**
 * For browsers without `light-dark()` (before May 2024), some of which have no `oklch()` either: the light scheme alone,
 * with bright bands in place of the night.
 */
export function lightOnly(): string {
  const all = tokens()
  const declarations = [...all.keys()].flatMap((role = '') => {
    if (!role.startsWith('--color-')) return []
    const color = colorOf(role === '--color-night' ? '--color-sheet' : role, 'light', all)
    return `${role}:${color.includes('/') ? formatHex8(color) : formatHex(color)}`
  })
  const root = `:root{color-scheme:light;${declarations.join(';')}}`
  return `@layer tokens{@supports not (color:light-dark(red,red)){${root}}}`
}

/** In a drawing's style sheet: the drawing is a night scene in both schemes. */
const alwaysNight = 'svg{color-scheme:dark}'

/**
 * Writes the colors that a drawing names into its style sheet, under short names. An image sees neither the page's
 * custom properties nor its `color-scheme`.
 */
export function painted(svg: string): string {
  const all = tokens()
  const names = [...new Set(svg.match(/(?<=var\()--[\w-]+/g))]
  const short = (name: string) => `--${names.indexOf(name).toString(36)}`
  const palette = (scheme: Scheme, only = names) => {
    const values = only.map((name) => `${short(name)}:${colorOf(name, scheme, all)}`)
    return `svg{${values.join(';')}}`.replaceAll(/\b0\./g, '.').replaceAll(' / ', '/')
  }
  const changing = names.filter(
    (name) => colorOf(name, 'light', all) !== colorOf(name, 'dark', all),
  )
  const palettes = svg.includes(alwaysNight)
    ? palette('dark')
    : `${palette('light')}@media (prefers-color-scheme:dark){${palette('dark', changing)}}`
  return svg
    .replace(alwaysNight, '')
    .replaceAll(/(?<=var\()--[\w-]+/g, short)
    .replace('<style>', `<style>${palettes}`)
}
