import { expect, test } from 'vitest'
import { themeColours } from '../../app/design-system/theme-colours'
import { colourRole } from './colour-roles'

test('a role has the color of its scheme', () => {
  const hex = (rgba: string) =>
    `#${rgba
      .match(/\d+/g)
      ?.slice(0, 3)
      .map((channel) => Number(channel).toString(16).padStart(2, '0'))
      .join('')}`
  expect(hex(colourRole('--color-ground', 'light'))).toBe(themeColours.paper)
  expect(hex(colourRole('--color-ground', 'dark'))).toBe(themeColours.night)
})

test('a role that tokens.css does not have stops the build', () => {
  expect(() => colourRole('--color-none', 'light')).toThrow('--color-none')
})
