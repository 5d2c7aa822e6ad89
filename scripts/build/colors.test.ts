import { expect, test } from 'vitest'
import { applyColors, resolveColor, type Scheme } from './colors.ts'

const ground = (scheme: Scheme) => resolveColor('--color-ground', scheme)

test('a token that refers to another has its color in that scheme', () => {
  expect(resolveColor('--drawing-mark-beam', 'light')).toBe(resolveColor('--color-brass', 'light'))
  expect(resolveColor('--drawing-mark-beam', 'dark')).toBe(resolveColor('--color-label', 'dark'))
})

test('a value may be on several lines, and a color may not have commas', () => {
  const all = new Map().set('--long', 'light-dark(\n  #fff,\n  #000\n)')
  all.set('--commas', 'light-dark(rgb(1, 2, 3), #000)')
  expect(resolveColor('--long', 'dark', all)).toBe('#000')
  expect(() => resolveColor('--commas', 'light', all)).toThrow('--commas')
  expect(() => resolveColor('--short', 'dark', all.set('--short', '#9b1c1'))).toThrow('--short')
})

test('a drawing gets the colors that it names, for both schemes if they differ', () => {
  const svg = '<svg><style>.a{fill:var(--color-ground);stroke:var(--color-lamp)}</style></svg>'
  expect(applyColors(svg)).toBe(
    `<svg id="dark"><style>svg{--0:${ground('light')};--1:${resolveColor('--color-lamp', 'light')}}` +
      `@supports (color:light-dark(red,red)){svg:target{--0:${ground('dark')}}}` +
      '.a{fill:var(--0);stroke:var(--1)}</style></svg>',
  )
})

test('a drawing without a style sheet gets one, and a night scene the dark colors alone', () => {
  const lamp = resolveColor('--color-lamp', 'light')
  expect(applyColors('<svg><path fill="var(--color-lamp)"/></svg>')).toContain(`{--0:${lamp}}`)
  const night = '<svg><style>svg{color-scheme:dark}.a{fill:var(--color-ground)}</style></svg>'
  expect(applyColors(night)).toContain(`<style>svg{--0:${ground('dark')}}.a{`)
})

test('a color that no token has stops the build', () => {
  expect(() => applyColors('<style>.a{fill:var(--color-none)}</style>')).toThrow('--color-none')
})
