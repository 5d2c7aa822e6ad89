import type { Page } from 'playwright/test'
import { addVisitorStyles } from './layout.ts'

/** Side of the squares, in CSS pixels, that the ground is averaged over: about the width of a stroke of large text. */
const grain = 4

/**
 * Text whose contrast with the least favorable spot behind it is below that of WCAG 2.2, 1.4.6 (7:1, large text
 * 4.5:1), measured on a picture of the page without its text. For grounds that cannot be worked out from styles.
 * A spot is a few pixels wide: a hairline of an engraving is seen as a shade of its ground.
 */
export async function faintAmong(
  page: Page,
  selectors: string[],
): Promise<{ selector: string; what: string }[]> {
  if (selectors.length === 0) return []
  const shown = await page.evaluate(() => document.adoptedStyleSheets.length)
  await addVisitorStyles(
    page,
    `* { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important }`,
  )
  const picture = (await page.screenshot({ fullPage: true })).toString('base64')
  await page.evaluate((count) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, count)
  }, shown)
  return page.evaluate(
    async ({ selectors, picture, grain }) => {
      const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(
        Math.ceil(bitmap.width / grain),
        Math.ceil(bitmap.height / grain),
      )
      const paint = canvas.getContext('2d', { willReadFrequently: true })
      if (!paint) throw new Error('There is no canvas.')

      const luminance = (channels: ArrayLike<number>) => {
        const [red = 0, green = 0, blue = 0] = Array.from(channels, (channel) => {
          const part = channel / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const inkOf = (element: Element) => {
        paint.clearRect(0, 0, 1, 1)
        paint.fillStyle = getComputedStyle(element).color
        paint.fillRect(0, 0, 1, 1)
        return luminance(paint.getImageData(0, 0, 1, 1).data.slice(0, 3))
      }
      const texts = selectors.flatMap((selector) => {
        const element = document.querySelector(selector)
        if (!element) throw new Error(`There is no ${selector}.`)
        const { fontSize, fontWeight } = getComputedStyle(element)
        const size = Number.parseFloat(fontSize)
        const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
        const range = document.createRange()
        const boxes = [...element.childNodes].flatMap((node) => {
          range.selectNodeContents(node)
          return node instanceof Text ? [...range.getClientRects()] : []
        })
        return boxes.map((box) => ({
          selector,
          box,
          ink: inkOf(element),
          least: large ? 4.5 : 7,
        }))
      })

      paint.imageSmoothingQuality = 'high'
      paint.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
      const worst = new Map<string, { ratio: number; least: number }>()
      for (const { selector, box, ink, least } of texts) {
        if (box.width < 1 || box.height < 1) continue
        const { data } = paint.getImageData(
          Math.floor((box.left + scrollX) / grain),
          Math.floor((box.top + scrollY) / grain),
          Math.ceil(box.width / grain),
          Math.ceil(box.height / grain),
        )
        const seen = new Map<number, number>()
        for (let at = 0; at < data.length; at += 4) {
          const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
          const colour = (red << 16) | (green << 8) | blue
          if (!seen.has(colour)) seen.set(colour, luminance([red, green, blue]))
        }
        for (const ground of seen.values()) {
          const ratio = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05)
          if (ratio < (worst.get(selector)?.ratio ?? least)) worst.set(selector, { ratio, least })
        }
      }
      return [...worst].map(([selector, { ratio, least }]) => ({
        selector,
        what: `contrast of ${ratio.toFixed(2)}, not ${least}`,
      }))
    },
    { selectors, picture, grain },
  )
}
