import { crc32, deflateSync } from 'node:zlib'

/**
 * A PNG with a palette of at most 256 colors, about a third of one with all of them. For drawings: they have few
 * colors, and the many between those that smooth the edges.
 *
 * @param pixels four bytes each, red, green, blue and alpha, row by row; opaque
 */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const { palette, indexOf } = paletteOf(pixels)
  // Every row begins with the filter that is put on it: none.
  const rows = Buffer.alloc((width + 1) * height)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const row = Math.floor(pixel / width)
    rows[pixel + row + 1] = indexOf.get(bucketAt(pixels, pixel * 4)) ?? 0
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits a pixel, each the number of a color in the palette.
  header.set([8, 3], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

type Colour = [red: number, green: number, blue: number]

/** The colors of the most pixels, colors that nobody tells apart taken together, and the nearest of them for each. */
function paletteOf(pixels: Uint8Array) {
  const buckets = new Map<number, { count: number; sum: Colour }>()
  for (let at = 0; at < pixels.length; at += 4) {
    const key = bucketAt(pixels, at)
    const bucket = buckets.get(key) ?? { count: 0, sum: [0, 0, 0] }
    bucket.count += 1
    for (const channel of [0, 1, 2] as const) bucket.sum[channel] += pixels[at + channel] ?? 0
    buckets.set(key, bucket)
  }
  const colours = [...buckets]
    .toSorted(([, one], [, other]) => other.count - one.count)
    .map(([key, { count, sum }]) => ({
      key,
      colour: sum.map((total) => Math.round(total / count)) as Colour,
    }))
  const palette = colours.slice(0, 256).map(({ colour }) => colour)
  const indexOf = new Map(colours.map(({ key, colour }) => [key, nearest(palette, colour)]))
  return { palette, indexOf }
}

/** Five bits of each channel. */
function bucketAt(pixels: Uint8Array, at: number): number {
  const five = (channel: number) => (pixels[at + channel] ?? 0) >> 3
  return (five(0) << 10) | (five(1) << 5) | five(2)
}

function nearest(palette: readonly Colour[], [red, green, blue]: Colour): number {
  const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2)
  return distances.indexOf(Math.min(...distances))
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
