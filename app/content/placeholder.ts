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
