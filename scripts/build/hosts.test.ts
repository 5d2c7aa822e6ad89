import { expect, test } from 'vitest'
import { hostFor, hosts } from './hosts'

test('an unknown preset is refused, with the names of all presets', () => {
  expect(() => hostFor('toString')).toThrow(/no host toString/)
  for (const preset of Object.keys(hosts)) expect(() => hostFor('nowhere')).toThrow(preset)
})
