/**
 * An invented fact, until the firm supplies the real one. It looks real, and is harmless if it is published by accident.
 * `npm run check:launch` lists all that are left. To fill one in, replace `placeholder(…)` by the fact.
 */
export type Placeholder = string & { readonly isPlaceholder?: true }

const placeholders = new Set<string>()

export function placeholder(text: string): Placeholder {
  placeholders.add(text)
  return text
}

export function isPlaceholder(text: string): boolean {
  return placeholders.has(text)
}

/**
 * Every placeholder in a content module, with the path that leads to it: `firm.name`, `offices[0].address.street`.
 *
 * @param content a module's exports, or anything below them
 */
export function findPlaceholders(content: unknown, path = ''): { path: string; standIn: string }[] {
  if (typeof content === 'string') {
    return isPlaceholder(content) ? [{ path, standIn: content }] : []
  }
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) => {
    const step = Array.isArray(content) ? `[${key}]` : path && `.${key}`
    return findPlaceholders(value, `${path}${step || key}`)
  })
}
