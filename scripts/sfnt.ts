/**
 * The tables of an OpenType font by tag, `GPOS`. See "Organization of an OpenType font" in the OpenType
 * specification: a header of 12 bytes with the number of tables as its second field, then a record of 16 bytes for
 * each (tag, checksum, offset, length). All numbers are big-endian.
 */
export function tablesOf(font: Buffer): Map<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const record = 12 + 16 * index
      const start = font.readUInt32BE(record + 8)
      const table = font.subarray(start, start + font.readUInt32BE(record + 12))
      return [font.toString('latin1', record, record + 4), table]
    }),
  )
}

/**
 * A font of TrueType outlines of these tables, in their order, each at a multiple of four bytes. The checksum of the
 * whole in `head` is left as it was: nothing that shows fonts reads it, and WOFF2 reckons it anew.
 */
export function fontOf(tables: ReadonlyMap<string, Buffer>): Buffer {
  const header = Buffer.alloc(12 + 16 * tables.size)
  const largestPower = 2 ** Math.floor(Math.log2(tables.size))
  header.writeUInt32BE(0x00010000, 0)
  header.writeUInt16BE(tables.size, 4)
  header.writeUInt16BE(largestPower * 16, 6)
  header.writeUInt16BE(Math.log2(largestPower), 8)
  header.writeUInt16BE((tables.size - largestPower) * 16, 10)

  let start = header.length
  const parts = [header]
  for (const [index, [tag, table]] of [...tables].entries()) {
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4)
    table.copy(padded)
    const record = 12 + 16 * index
    header.write(tag, record, 'latin1')
    header.writeUInt32BE(checksum(padded), record + 4)
    header.writeUInt32BE(start, record + 8)
    header.writeUInt32BE(table.length, record + 12)
    parts.push(padded)
    start += padded.length
  }
  return Buffer.concat(parts)
}

/** The sum of the table's 32-bit words, modulo 2^32. */
function checksum(padded: Buffer): number {
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}
