/** ASCII but for what only programmers write. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
  .filter((character) => !'<>\\^`{|}~'.includes(character))
  .join('')

/** What the pages are written in: ASCII, and the marks of American typesetting. The no-break space is the first of them. */
export const fontCharacters = `${ascii}\u00a0–—‘’“”…©§·×−`
