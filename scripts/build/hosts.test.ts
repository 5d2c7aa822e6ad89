import { expect, test } from 'vitest'
import { hostFor, hosts } from './hosts'

test('the build is for Node where no host is named', () => {
  expect(hostFor()).toMatchObject({ preset: 'node-server', name: 'Node', keepsFiles: true })
})

test('an unknown host is refused, with the names of those that exist', () => {
  expect(() => hostFor('toString')).toThrow(/no host toString/)
  for (const preset of Object.keys(hosts)) expect(() => hostFor('nowhere')).toThrow(preset)
})
