/** One measured number, of one page or of the whole site, with its limits. */
export type Figure = {
  /** Names the number and its unit. KB is 1024 bytes of body as sent, which is brotli for text. */
  what: string
  of: string
  value: number
  min?: number
  max?: number
}

/** A sentence for each figure that is beyond its limits or not a number. */
export function missed(figures: Figure[]): string[] {
  return figures
    .filter(({ value, min = value, max = value }) => !(value >= min && value <= max))
    .map(({ what, of, value, ...limits }) => `${of}: ${what} ${value} ${JSON.stringify(limits)}`)
}

/** One figure for the same figure of several runs: the median (of two middle values, the greater). */
export function medians(figures: Figure[]): Figure[] {
  const groups = Map.groupBy(figures, ({ what, of }) => `${what} ${of}`)
  return [...groups.values()].flatMap(
    (group) => group.toSorted((a, b) => a.value - b.value)[group.length >> 1] ?? [],
  )
}

export function round(value: number, decimals = 0): number {
  return Number(value.toFixed(decimals))
}

/** The HTML without script and preloads of script. Data in script elements, like JSON-LD, stays. */
export function removeScript(html: string): string {
  return html
    .replace(/<script\b(?![^>]*\btype="(?!module"|text\/javascript"))[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\b(rel="modulepreload"|as="script")[^>]*>/g, '')
}
