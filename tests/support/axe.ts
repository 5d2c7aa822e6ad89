import axe, { type AxeResults } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { findLowContrast } from './measured-contrast.ts'

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
export async function expectAccessible(page: Page, widths: readonly number[] = [1280, 390]) {
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
  }).toPass({ timeout: 20_000 })
}
