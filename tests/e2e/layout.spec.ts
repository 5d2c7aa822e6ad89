import { addVisitorStyles, hardToRead, widths } from '../support/layout.ts'
import { everyPage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

// A failure names the element; a recording of every width would only cost time.
test.use({ trace: 'off' })

/** WCAG 2.2, 1.4.12. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`

for (const { path, complaints } of everyPage) {
  test.describe(path, () => {
    test.use({ expectedComplaints: complaints })

    test('fits every width from 320 to 1920', async ({ page }) => {
      await page.goto(path)
      const found: Record<number, string[]> = {}
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const faults = await hardToRead(page)
        if (faults.length > 0) found[width] = faults
      }
      expect(found).toEqual({})
    })

    test('keeps all its words when a visitor spaces them out', async ({ page }) => {
      await page.goto(path)
      await addVisitorStyles(page, textSpacing)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await hardToRead(page), `at ${width} px`).toEqual([])
      }
    })

    test('keeps all its words at twice the size', async ({ page }) => {
      const browser = await page.context().newCDPSession(page)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
      await page.goto(path)
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await hardToRead(page), `at ${width} px`).toEqual([])
      }
    })
  })
}
