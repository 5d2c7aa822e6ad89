import source from '~/design-system/tokens.css?raw'

export type Token = {
  /** Without the leading dashes. */
  name: string
  value: string
}

/** The tokens that every width starts from, in the order of tokens.css; read from it, so that none can be missing. */
const tokens: Token[] = declarations(source.slice(0, source.indexOf('@media')))

export function tokensNamed(prefix: string): Token[] {
  return tokens.filter(({ name }) => name.startsWith(`${prefix}-`))
}

function declarations(css: string): Token[] {
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...withoutComments.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => ({ name, value: value.replace(/\s+/g, ' ') }),
  )
}

/** Where a colour role takes its colour from in each scheme: a name in the palette, or the colour itself. */
export function sourcesOf({ value }: Token): { light: string; dark: string } {
  const [, light = value, dark = value] =
    /^light-dark\(((?:[^(),]|\([^)]*\))+),\s*(.+)\)$/.exec(value) ?? []
  return { light: shortened(light), dark: shortened(dark) }
}

function shortened(colour: string): string {
  return colour.replace(/^var\(--palette-([\w-]+)\)$/, '$1').replace(/^oklch\((.+)\)$/, '$1')
}
