import axe, { type AxeResults } from 'axe-core'
import { parse, wcagContrast } from 'culori'
import { expect, type Page } from 'playwright/test'
import sharp from 'sharp'
import { withVisitorStyles } from './layout.ts'

/** The limits of level AA and AAA. The latter's rule skips a text that fails the former. */
const contrast = ['color-contrast', 'color-contrast-enhanced']

/** All rules of axe, except for the deprecated ones, and a reminder that content is hidden. */
const everything = {
  runOnly: [
    ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    ...['best-practice', 'experimental'],
  ],
  rules: { 'hidden-content': { enabled: false } },
  resultTypes: ['violations', 'incomplete'],
}

/** Expects axe to find no fault in either color scheme. Contrast that axe cannot compute is measured on a screenshot. */
export async function expectAccessible(page: Page, widths: readonly number[]) {
  // Not as a script element, which the site's policy would refuse.
  await page.evaluate(axe.source)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await loadPictures(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // The dark scheme changes colors only.
      const options = colorScheme === 'light' ? everything : { ...everything, runOnly: contrast }
      const { violations, incomplete } = await page.evaluate<AxeResults>(
        `axe.run(${JSON.stringify(options)})`,
      )
      const isContrast = ({ id }: { id: string }) => contrast.includes(id)
      const faults = [...violations, ...incomplete.filter((rule) => !isContrast(rule))]
      const found = faults.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
      )
      const unread = incomplete.filter(isContrast).flatMap(({ nodes }) => nodes)
      const selectors = new Set(unread.map(({ target }) => String(target[0])))
      found.push(...(await findLowContrast(page, [...selectors])))
      expect.soft(found, `at ${width} px, ${colorScheme}`).toEqual([])
    }
  }
}

export async function loadPictures(page: Page) {
  // `decode` rejects if the width or the color scheme has just changed, and with it the file of the image.
  await expect(async () => {
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager'
      return Promise.all([...document.images].map((image) => image.decode()))
    })
  }).toPass()
}

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
async function findLowContrast(page: Page, selectors: string[]): Promise<string[]> {
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
