import { expect, test } from 'vitest'
import { hostFor, hosts } from './hosts'

test('the build is for Node where no host is named', () => {
  expect(hostFor()).toMatchObject({ preset: 'node-server', name: 'Node', keepsFiles: true })
})

test('a host that there is not is refused, and those that there are named', () => {
  expect(() => hostFor('toString')).toThrow(/no host toString/)
  for (const preset of Object.keys(hosts)) expect(() => hostFor('nowhere')).toThrow(preset)
})
