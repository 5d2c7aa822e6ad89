/**
 * The contrast of two colours by WCAG 2.2, from 1 to 21.
 *
 * @param colours as CSS has them, in any notation that the browser reads; opaque
 */
export function contrast(...colours: [string, string]): number {
  const [darker = 0, lighter = 0] = colours.map(luminance).sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

/** The browser knows how to bring an oklch() into sRGB: it is asked to paint it. */
function luminance(colour: string): number {
  if (!pixel) return 0
  pixel.clearRect(0, 0, 1, 1)
  pixel.fillStyle = colour
  pixel.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
