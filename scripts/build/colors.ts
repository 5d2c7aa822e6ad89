import { readFileSync } from 'node:fs'
import { formatHex, formatHex8, parse } from 'culori'
import { root } from '../support/processes.ts'

export type Scheme = 'light' | 'dark'

/** The files that define colors. They are read at each use, so that the dev server sees an edit. */
export const colorFiles = ['app/design-system/tokens.css', 'app/illustrations/palette.css']

/**
 * Writes each oklch() as #rrggbb. Browsers before 2023 have no oklch(), and in Firefox (seen in 153) a repeating
 * gradient with hard stops becomes a plain area if its colors are oklch().
 */
export function toHex(css: string): string {
  const hex = (color: string) =>
    (color.includes('/') ? formatHex8(color) : formatHex(color)) ?? color
  return css.replaceAll(/oklch\([^)]+\)/g, hex)
}

function tokens() {
  const css = colorFiles.map((file) => toHex(readFileSync(`${root}${file}`, 'utf8'))).join('')
  return new Map([...css.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]))
}

/** The value of a color token in one scheme, as #rrggbb. Throws when it cannot be read, which stops the build. */
export function resolveColor(name: string, scheme: Scheme, all = tokens()): string {
  const value = all.get(name)
  if (value === undefined) throw new Error(`${colorFiles.join(' and ')} have no ${name}.`)
  const [, light = value, dark = value] =
    value.match(/^light-dark\(\s*([^,]+),\s*([^,]+?)\s*\)$/) ?? []
  const chosen = scheme === 'light' ? light : dark
  if (chosen.includes(','))
    throw new Error(
      `${name} must be a color or light-dark(light, dark); write colors without commas. It is ${value}.`,
    )
  const [, other] = chosen.match(/^var\((--[\w-]+)\)$/) ?? []
  if (other) return resolveColor(other, scheme, all)
  if (!parse(chosen)) throw new Error(`${name} must be a color. It is ${chosen}.`)
  return chosen
}

/** Colors for what the browser draws around a page. */
export function themeColors() {
  return {
    light: resolveColor('--color-ground', 'light'),
    dark: resolveColor('--color-ground', 'dark'),
    action: resolveColor('--color-action', 'light'),
  }
}

const lightDark = 'color:light-dark(red,red)'

/** For browsers without `light-dark()` (before May 2024): the light scheme alone, with bright bands in place of the night. */
export function lightOnly(): string {
  const all = tokens()
  const declarations = [...all].flatMap(([role = '', value]) => {
    // The others are the same in both schemes.
    const changes = value?.startsWith('light-dark') || role === '--color-night'
    if (!role.startsWith('--color-') || !changes) return []
    return `${role}:${resolveColor(role === '--color-night' ? '--color-sheet' : role, 'light', all)}`
  })
  const root = `:root{color-scheme:light;${declarations.join(';')}}`
  return `@layer tokens{@supports not (${lightDark}){${root}}}`
}

/** In a drawing's style sheet: the drawing is a night scene in both schemes. */
const alwaysNight = 'svg{color-scheme:dark}'

/** `<picture>` chooses the dark colors by `#dark` in the URL. A browser without `light-dark()` shows light pages. */
const atFragment = (colors: string) => `@supports (${lightDark}){svg:target{${colors}}}`

/** The favicon is not part of a page, so the browser chooses its colors. */
export const inDarkScheme = (colors: string) => `@media (prefers-color-scheme:dark){svg{${colors}}}`

/** Writes a rule with the dark colors of a drawing. */
export type DarkRule = (colors: string) => string

const style = /<style[^>]*>/

/** Writes the colors that a drawing names into its style sheet. A drawing with colors in its attributes only gets one. */
export function applyColors(drawing: string, darkRule: DarkRule = atFragment): string {
  const svg = style.test(drawing) ? drawing : drawing.replace(/<svg[^>]*>/, '$&<style></style>')
  const all = tokens()
  const names = [...new Set(svg.match(/(?<=var\()--[\w-]+/g))]
  const short = (name: string) => `--${names.indexOf(name).toString(36)}`
  const colors = (scheme: Scheme, only = names) =>
    only.map((name) => `${short(name)}:${color(name, scheme)}`).join(';')
  const color = (name: string, scheme: Scheme) => resolveColor(name, scheme, all)
  const changing = names.filter((name) => color(name, 'light') !== color(name, 'dark'))
  const palettes = svg.includes(alwaysNight)
    ? `svg{${colors('dark')}}`
    : `svg{${colors('light')}}${darkRule(colors('dark', changing))}`
  return svg
    .replace(alwaysNight, '')
    .replaceAll(/(?<=var\()--[\w-]+/g, short)
    .replace('<svg', '<svg id="dark"')
    .replace(style, `<style>${palettes}`)
}
