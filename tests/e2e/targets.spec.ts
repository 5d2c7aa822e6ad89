import { scrollToTop } from '../../app/content/scroll-to-top.ts'
import { edgelessControls } from '../support/forced-colors.ts'
import { everyPage } from '../support/pages.ts'
import { smallTargets } from '../support/targets.ts'
import { expect, test } from '../support/test.ts'

test.use({ trace: 'off' })

for (const { path, complaints } of everyPage) {
  test.describe(path, () => {
    test.use({ expectedComplaints: complaints })

    test('everything that is pressed is large enough for a finger, and has an edge in forced colors', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 500 })
      await page.goto(path)
      await page.evaluate(() => scrollTo(0, 200))
      await expect(page.getByRole('link', { name: scrollToTop.label })).toBeVisible()
      expect.soft(await smallTargets(page), 'at a desk').toEqual([])
      await page.emulateMedia({ forcedColors: 'active' })
      expect.soft(await edgelessControls(page), 'at a desk, in forced colors').toEqual([])
      await page.emulateMedia({ forcedColors: 'none' })

      await page.setViewportSize({ width: 390, height: 844 })
      expect.soft(await smallTargets(page), 'on a phone').toEqual([])
      await page.getByRole('button', { name: 'Open main menu' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect.soft(await smallTargets(page), 'in the menu').toEqual([])
      await page.emulateMedia({ forcedColors: 'active' })
      expect.soft(await edgelessControls(page), 'in the menu, in forced colors').toEqual([])
    })
  })
}
