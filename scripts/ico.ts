/** A square picture for an ICO file, as PNG. */
export type IcoPicture = {
  /** Width and height in pixels, at most 255. */
  size: number
  png: Buffer
}

/**
 * An ICO file of PNGs, which every browser in use reads: a header (three 16-bit words: 0, 1 for icons, how many), one
 * entry of 16 bytes a picture, then the pictures as they are. All numbers are little-endian.
 */
export function icoOf(pictures: readonly IcoPicture[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let start = header.length
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    // Two zero bytes: no palette, reserved.
    header.writeUInt16LE(1, entry + 4) // planes
    header.writeUInt16LE(32, entry + 6) // bits a pixel
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(start, entry + 12)
    start += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}
