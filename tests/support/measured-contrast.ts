import { parse, wcagContrast } from 'culori'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { withVisitorStyles } from './layout.ts'

/** The background is averaged over squares of this size, in CSS pixels: about the stroke width of large text. */
const grain = 4

const withoutText = `* {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  caret-color: transparent !important;
}
[data-icon]::before, [data-icon]::after { visibility: hidden !important; }`

/** Words in a picture need no contrast, because nobody has to read them (WCAG 2.2, 1.4.3, incidental). */
const pictures = 'svg, [aria-hidden="true"]:not(p)'

/** Texts with less contrast than WCAG 2.2, 1.4.6 requires, at the worst spot of their background on a screenshot. */
export async function findLowContrast(page: Page, selectors: string[]): Promise<string[]> {
  const texts = await page.evaluate(
    ({ selectors, pictures }) =>
      selectors.flatMap((selector) => {
        const element = document.querySelector(selector)
        if (!element) throw new Error(`There is no ${selector}.`)
        if (element.closest(pictures)) return []
        const { color, fontSize, fontWeight } = getComputedStyle(element)
        const size = Number.parseFloat(fontSize)
        const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 4.5 : 7
        const range = document.createRange()
        const boxes = [...element.childNodes].flatMap((node) => {
          range.selectNodeContents(node)
          return node instanceof Text ? [...range.getClientRects()] : []
        })
        return boxes.map(({ x, y, width, height }) => ({
          ...{ selector, color, least, width, height },
          x: x + scrollX,
          y: y + scrollY,
        }))
      }),
    { selectors, pictures },
  )
  if (texts.length === 0) return []

  const screenshot = await withVisitorStyles(page, withoutText, () =>
    page.screenshot({ fullPage: true }),
  )
  const { width = 0, height = 0 } = await sharp(screenshot).metadata()
  const { data, info } = await sharp(screenshot)
    .resize(Math.ceil(width / grain), Math.ceil(height / grain), { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return texts.flatMap(({ selector, color, least, x, y, width, height }) => {
    const ink = parse(color) ?? color
    let worst = 21
    const [top, left] = [Math.floor(y / grain), Math.floor(x / grain)]
    for (let row = top; row < top + height / grain; row += 1) {
      for (let column = left; column < left + width / grain; column += 1) {
        const at = 3 * (row * info.width + column)
        const [r = 0, g = 0, b = 0] = [...data.subarray(at, at + 3)].map((channel) => channel / 255)
        worst = Math.min(worst, wcagContrast(ink, { mode: 'rgb', r, g, b }))
      }
    }
    return worst < least ? [`contrast of ${worst.toFixed(2)}, not ${least}: ${selector}`] : []
  })
}
