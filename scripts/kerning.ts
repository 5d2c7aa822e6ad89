import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs'

/** Two glyphs, by their numbers, and how much further apart they stand than their own widths say; in font units. */
export type KerningPair = { first: number; second: number; by: number }

/**
 * The kerning of a font between some of its characters, as HarfBuzz sets them.
 *
 * @param font TrueType; of a variable one its default is read
 * @param characters all pairs of these are looked at
 * @param step what the values are rounded to, as a fraction of the em. Fonts are kerned to the thousandth, which
 *   hardly packs, and of which nothing is seen
 */
export function kerningOf(font: Uint8Array, characters: string, step: number): KerningPair[] {
  const face = new Face(new Blob(font))
  const shaper = new Font(face)
  const unit = face.upem * step
  return [...characters].flatMap((a) =>
    [...characters].flatMap((b) => {
      const text = new Text()
      text.addText(a + b)
      text.guessSegmentProperties()
      shape(shaper, text)
      const [first, second] = text.getGlyphInfosAndPositions()
      if (first === undefined || second === undefined) return []
      const kern = (first.xAdvance ?? 0) - shaper.glyphHAdvance(first.codepoint)
      const by = Math.round(kern / unit) * unit
      return by === 0 ? [] : [{ first: first.codepoint, second: second.codepoint, by }]
    }),
  )
}

/** Only the advance of the first glyph is changed (`X_ADVANCE`). */
const advanceOnly = 4

/**
 * The `GPOS` table that says this kerning and nothing else, for every script: one feature, `kern`, with one lookup of
 * pairs. See "GPOS — Glyph Positioning Table" in the OpenType specification, pair adjustment format 1.
 */
export function kerningTable(pairs: readonly KerningPair[]): Buffer {
  const byFirst = Map.groupBy(pairs, ({ first }) => first)
  const firsts = [...byFirst.keys()].sort((a, b) => a - b)
  const sets = firsts.map((first) => {
    const set = (byFirst.get(first) ?? []).toSorted((a, b) => a.second - b.second)
    return words(set.length, ...set.flatMap(({ second, by }) => [second, by]))
  })

  const coverage = words(1, firsts.length, ...firsts)
  const lookupHeader = 10 + 2 * sets.length
  const starts = startsOf(sets, lookupHeader + coverage.length)
  const lookup = words(1, lookupHeader, advanceOnly, 0, sets.length, ...starts)
  const scripts = Buffer.concat([
    words(1),
    tagged('DFLT', 8),
    words(4, 0), // its default language system follows; no others
    words(0, 0xffff, 1, 0), // no required feature; one, the first
  ])
  const features = Buffer.concat([words(1), tagged('kern', 8), words(0, 1, 0)])
  // A list of one lookup: type 2 (pairs), no flags, one subtable.
  const lookups = words(1, 4, 2, 0, 1, 8)
  const [scriptList = 0, featureList = 0, lookupList = 0] = startsOf(
    [scripts, features, lookups],
    10,
  )
  const header = words(1, 0, scriptList, featureList, lookupList)
  return Buffer.concat([header, scripts, features, lookups, lookup, coverage, ...sets])
}

/** Where each part starts when the first starts there. */
function startsOf(parts: readonly Buffer[], first: number): number[] {
  let next = first
  return parts.map((part) => {
    const start = next
    next += part.length
    return start
  })
}

/** 16-bit numbers, big-endian; a negative one as its two's complement. */
function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length)
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, 2 * index)
  return bytes
}

/** A tag, and how far from the start of its list its table is. */
function tagged(tag: string, offset: number): Buffer {
  return Buffer.concat([Buffer.from(tag, 'latin1'), words(offset)])
}
