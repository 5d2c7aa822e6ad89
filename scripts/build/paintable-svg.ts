/**
 * A drawing of the site as a painter that knows less of CSS than a browser can paint it: in one of its two schemes,
 * with its custom properties filled in and its colors in sRGB.
 *
 * @param svg with at most one style sheet, whose custom properties belong to the whole drawing
 */
export function paintableSvg(svg: string, scheme: 'light' | 'dark'): string {
  const dark: string[] = []
  const light = svg.replace(darkStyles, (_, styles: string) => {
    dark.push(styles)
    return ''
  })
  const properties = new Map<string, string>()
  for (const styles of scheme === 'dark' ? [light, ...dark] : [light]) {
    for (const [, name = '', value = ''] of styles.matchAll(declarations)) {
      properties.set(name, value)
    }
  }
  const filledIn = (text: string): string =>
    text.replace(references, (_, name: string) => {
      const value = properties.get(name)
      if (value === undefined) throw new Error(`The drawing has no ${name}.`)
      return filledIn(value)
    })
  return inSrgb(filledIn(light.replace(declarations, '')))
}

/** Puts every oklch() of a text into sRGB. */
export function inSrgb(css: string): string {
  return css.replace(oklchColours, (_, lightness, chroma, hue, alpha = '1') => {
    const channels = srgbOf(Number(lightness), Number(chroma), Number(hue))
    return `rgba(${channels.join(',')},${alpha})`
  })
}

const darkStyles = /@media \(prefers-color-scheme:dark\)\{((?:[^{}]|\{[^{}]*\})*)\}/g
const declarations = /(--[\w-]+):([^;{}]+);?/g
const references = /var\((--[\w-]+)\)/g
const oklchColours = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?:\s*\/\s*([\d.]+))?\)/g

/** Three channels from 0 to 255. The matrices are those of CSS Color 4, 'Sample code for color conversions'. */
function srgbOf(lightness: number, chroma: number, hue: number): number[] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((linear) => {
    const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
    return Math.round(255 * Math.min(1, Math.max(0, encoded)))
  })
}
