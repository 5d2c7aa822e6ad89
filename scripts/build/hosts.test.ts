import { expect, test } from 'vitest'
import { hostFor, hosts } from './hosts'

test('without a preset the build is for Node', () => {
  expect(hostFor()).toMatchObject({ preset: 'node-server', name: 'Node', keepsFiles: true })
})

test('an unknown preset is refused, with the names of all presets', () => {
  expect(() => hostFor('toString')).toThrow(/no host toString/)
  for (const preset of Object.keys(hosts)) expect(() => hostFor('nowhere')).toThrow(preset)
})
