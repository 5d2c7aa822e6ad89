import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { indexedPng } from './indexed-png'

/** What someone else's decoder makes of the PNG: four bytes each pixel. */
function decoded(png: Buffer, width: number, height: number) {
  const picture = `data:image/png;base64,${png.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
    width="${width}" height="${height}"><image width="${width}" height="${height}"
    image-rendering="optimizeSpeed" xlink:href="${picture}"/></svg>`
  return [...new Resvg(svg).render().pixels]
}

test('a picture of few colors keeps them, each in its place', () => {
  const pixels = [255, 0, 0, 255, 0, 0, 255, 255, 1, 26, 32, 255, 255, 0, 0, 255]
  const png = indexedPng(new Uint8Array([...pixels, ...pixels.toReversed().map(() => 255)]), 2, 4)
  expect(decoded(png, 2, 4).slice(0, 16)).toEqual(pixels)
})

test('where there are too many, the rare ones give way to the nearest of the others', () => {
  const often = Array.from({ length: 1024 }, () => [2, 26, 32, 255])
  const shades = Array.from({ length: 3072 }, (_, pixel) => [
    (pixel * 7) % 256,
    (pixel * 3) % 256,
    pixel >> 4,
    255,
  ])
  const kept = decoded(indexedPng(new Uint8Array([...often, ...shades].flat()), 64, 64), 64, 64)
  const colours = new Set(
    Array.from({ length: 4096 }, (_, pixel) => kept.slice(pixel * 4, pixel * 4 + 3).join()),
  )
  expect(kept.slice(0, 4096)).toEqual(often.flat())
  expect(colours.size).toBe(256)
})
