import { expect, test } from 'vitest'
import { icoOf } from './ico.ts'

test('every picture is found, whole, where its entry says', () => {
  const pictures = [
    { size: 16, png: Buffer.from('small') },
    { size: 48, png: Buffer.from('somewhat larger') },
  ]
  const ico = icoOf(pictures)

  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0])
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = ico.subarray(6 + 16 * index)
    expect([entry[0], entry[1]]).toEqual([size, size])
    const start = entry.readUInt32LE(12)
    expect(ico.subarray(start, start + entry.readUInt32LE(8))).toEqual(png)
  }
})
