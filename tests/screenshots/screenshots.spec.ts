import { loadPictures } from '../support/axe.ts'
import { open } from '../support/pages.ts'
import { accept, complaintsOfStates, states } from '../support/states.ts'
import { expect, test } from '../support/test.ts'

const shots: typeof states = { ...states, 'home-top': (page) => open(page, '/') }

/** Shots of the window instead of the whole page. */
const screenOnly = ['home-top', 'menu-open']

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedComplaints: complaintsOfStates })

for (const [name, show] of Object.entries(shots)) {
  for (const width of name === 'menu-open' ? [390, 768] : [390, 768, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const file = `${name}-${width}-${colorScheme}.png`
      test(file, async ({ page, apiHost }) => {
        apiHost.answer(accept)
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
        await show(page, apiHost)
        await loadPictures(page)
        const fullPage = !screenOnly.includes(name)
        // Otherwise the sticky header would be in the middle.
        if (fullPage) await page.evaluate(() => scrollTo(0, 0))
        await expect(page).toHaveScreenshot(file, { fullPage })
      })
    }
  }
}
