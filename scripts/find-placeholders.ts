/**
 * Every placeholder in a content module, with the path that leads to it: `firm.name`, `offices[0].address.street`.
 *
 * @param content a module's exports, or anything below them
 */
export function findPlaceholders(
  content: unknown,
  isPlaceholder: (text: string) => boolean,
  path = '',
): { path: string; standIn: string }[] {
  if (typeof content === 'string') {
    return isPlaceholder(content) ? [{ path, standIn: content }] : []
  }
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) => {
    const step = Array.isArray(content) ? `[${key}]` : path && `.${key}`
    return findPlaceholders(value, isPlaceholder, `${path}${step || key}`)
  })
}
