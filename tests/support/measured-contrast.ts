import type { Page } from 'playwright/test'
import { inPage } from './in-page.ts'
import { withVisitorStyles } from './layout.ts'

/** Side of the squares that the background is averaged over, in CSS pixels: about a stroke of large text. */
const grain = 4

const withoutText = `* {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  caret-color: transparent !important;
}`

/**
 * Elements whose text has less contrast with the least favorable spot behind it than WCAG 2.2, 1.4.6 asks for (7:1,
 * large text 4.5:1), and that contrast. Measured on a screenshot without text, for backgrounds that cannot be computed
 * from styles. A spot is a few pixels wide: a hairline of an engraving is seen as a shade of its background.
 */
export async function faintAmong(page: Page, selectors: string[]): Promise<string[]> {
  if (selectors.length === 0) return []
  const screenshot = await withVisitorStyles(page, withoutText, () =>
    page.screenshot({ fullPage: true }),
  )
  return page.evaluate(
    async ({ selectors, picture, grain, tools: { luminance, luminanceOf, contrast } }) => {
      const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const [columns, rows] = [Math.ceil(bitmap.width / grain), Math.ceil(bitmap.height / grain)]
      const canvas = new OffscreenCanvas(columns, rows)
      const context = canvas.getContext('2d', { willReadFrequently: true })
      if (!context) throw new Error('There is no canvas.')
      context.imageSmoothingQuality = 'high'
      context.drawImage(bitmap, 0, 0, columns, rows)

      return selectors.flatMap((selector) => {
        const element = document.querySelector(selector)
        if (!element) throw new Error(`There is no ${selector}.`)
        const { color, fontSize, fontWeight } = getComputedStyle(element)
        const size = Number.parseFloat(fontSize)
        const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 4.5 : 7
        const ink = luminanceOf(color)
        const range = document.createRange()
        const boxes = [...element.childNodes].flatMap((node) => {
          range.selectNodeContents(node)
          return node instanceof Text ? [...range.getClientRects()] : []
        })
        let worst = 21
        for (const { left, top, width, height } of boxes) {
          if (width < 1 || height < 1) continue
          const [x, y, across, down] = [left + scrollX, top + scrollY, width, height].map(
            (length) => length / grain,
          )
          const { data } = context.getImageData(
            Math.floor(x ?? 0),
            Math.floor(y ?? 0),
            Math.ceil(across ?? 0),
            Math.ceil(down ?? 0),
          )
          for (let at = 0; at < data.length; at += 4) {
            worst = Math.min(worst, contrast(ink, luminance(data.subarray(at, at + 3))))
          }
        }
        return worst < least ? [`contrast of ${worst.toFixed(2)}, not ${least}: ${selector}`] : []
      })
    },
    { selectors, picture: screenshot.toString('base64'), grain, tools: await inPage(page) },
  )
}
