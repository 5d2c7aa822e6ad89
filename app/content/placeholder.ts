/**
 * A fact that only the firm can supply, standing in until it does. It reads like the real thing and is
 * harmless if it is shipped by accident; `npm run check:launch` lists every one that is left. To fill one in,
 * write the fact itself in the place of `placeholder(…)`.
 */
export type Placeholder = string & { readonly isPlaceholder?: true }

const standingIn = new Set<string>()

export function placeholder(standIn: string): Placeholder {
  standingIn.add(standIn)
  return standIn
}

export function isPlaceholder(text: string): boolean {
  return standingIn.has(text)
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
