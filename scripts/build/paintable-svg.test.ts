import { expect, test } from 'vitest'
import { inSrgb, paintableSvg } from './paintable-svg'

const drawing =
  '<svg><style>svg{--ink:oklch(0 0 0);--line:var(--ink)}' +
  '@media (prefers-color-scheme:dark){svg{--ink:oklch(1 0 0)}}' +
  '.a{stroke:var(--line)}</style><path class="a"/></svg>'

test('a drawing is put into one of its schemes, without properties or conditions', () => {
  expect(paintableSvg(drawing, 'light')).toContain('.a{stroke:rgba(0,0,0,1)}')
  const dark = paintableSvg(drawing, 'dark')
  expect(dark).toContain('.a{stroke:rgba(255,255,255,1)}')
  expect(dark).not.toMatch(/@media|--|var\(|oklch/)
})

test('a property that the drawing does not have stops the build', () => {
  expect(() => paintableSvg('<style>.a{fill:var(--gone)}</style>', 'light')).toThrow('--gone')
})

test.each([
  // What Chromium paints for three of the site's colors.
  ['oklch(0.968 0.013 96)', 'rgba(247,245,235,1)'],
  ['oklch(.2 .033 216)', 'rgba(2,26,32,1)'],
  ['oklch(0.39 0.078 178 / 0.5)', 'rgba(0,82,69,0.5)'],
])('%s is %s', (oklch, srgb) => {
  expect(inSrgb(oklch)).toBe(srgb)
})
