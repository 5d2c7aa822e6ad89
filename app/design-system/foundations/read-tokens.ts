import source from '../tokens.css?raw'

/** The names of all tokens that begin with this prefix, in the order of tokens.css. */
export function tokensNamed(prefix: string): string[] {
  const names = [...source.matchAll(/^\s*--([\w-]+):/gm)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => name.startsWith(`${prefix}-`))
}
