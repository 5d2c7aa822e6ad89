import type { Page } from 'playwright/test'
import { firm } from '../../app/content/firm.ts'
import { offices } from '../../app/content/offices.ts'
import { siteCopy } from '../../app/content/site-copy.ts'
import { headerLinks, open, openMenu, openWithoutScript, readLinks } from '../support/pages.ts'
import { expectAtSection, settledScrollY, wheel } from '../support/scrolling.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

type Way = {
  script: boolean
  /** Opens a page, and returns what lets its script arrive. */
  visit: (page: Page, path: string) => Promise<unknown>
}

const ways: Record<string, Way> = {
  'without script': { script: false, visit: (page, path) => page.goto(path) },
  'before React': { script: true, visit: openWithoutScript },
  'with React': { script: true, visit: open },
}

for (const [way, { script, visit }] of Object.entries(ways)) {
  test.describe(way, () => {
    test.use({
      javaScriptEnabled: script,
      expectedComplaints: script ? [] : ['Failed to load resource'],
      // Without script the style sheet scrolls, and each page would have to wait for it.
      contextOptions: { reducedMotion: script ? 'no-preference' : 'reduce' },
    })

    test('the menu opens, closes, and leads to a section and a page', async ({ page, context }) => {
      await visit(page, '/contact')
      const menu = page.getByRole('dialog')
      const opener = page.getByRole('button', { name: 'Open main menu', exact: true })
      for (const close of [
        () => menu.getByRole('button', { name: 'Close menu', exact: true }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(10, 400),
      ]) {
        await opener.click()
        const links = await readLinks(menu)
        expect(links.slice(0, headerLinks.length)).toEqual(headerLinks)
        const calls = offices.map((office) => office.telephoneHref)
        expect(links.slice(headerLinks.length).map(([, href]) => href)).toEqual(calls)
        await close()
        await expect(menu).toBeHidden()
        await expect(opener).toBeFocused()
      }

      await opener.click()
      if (script) {
        // A visitor who selects text may release the button beside the menu. (Without script Chromium answers no drag.)
        await menu.getByText(firm.name).hover()
        await page.mouse.down()
        await page.mouse.move(10, 500)
        await page.mouse.up()
      }
      // A link that opens elsewhere leaves the menu as it is.
      for (const key of ['ControlOrMeta', 'Shift'] as const) {
        const opening = context.waitForEvent('page')
        await menu.getByRole('link', { name: 'About' }).click({ modifiers: [key] })
        const opened = await opening
        await expect(opened).toHaveURL('/about')
        await opened.close()
        await expect(menu).toBeVisible()
      }
      await menu.getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveURL('/about')
      await expect(menu).toBeHidden()

      // The section of a page that is there already, and again when it is in the address already.
      await visit(page, '/home')
      for (const _ of ['not in the address yet', 'in the address']) {
        // Without script Chromium says nothing of frames, so nothing can wait for the end of a scroll.
        if (script) await wheel(page, 900)
        await (await openMenu(page)).getByRole('link', { name: 'Services' }).click()
        await expect(menu).toBeHidden()
        await expect(page).toHaveURL(script ? '/home#services' : /\/#services$|\/home#services$/)
        await expect(page.locator('#services h2').first()).toBeInViewport()
        if (script) await expectAtSection(page, 'services', { focused: way === 'with React' })
      }
      await openMenu(page)
      if (script) {
        // A wide window has the links in the header.
        await page.setViewportSize({ width: 1280, height: 844 })
        await expect(menu).toBeHidden()
        await page.setViewportSize({ width: 390, height: 844 })
        await openMenu(page)
      }
      // Without waiting for the page to load: its script may be held back.
      await page.goBack({ waitUntil: 'commit' })
      await expect(menu).toBeHidden()
    })
  })
}

test('an open menu stays open as script arrives', async ({ page }) => {
  const arrive = await openWithoutScript(page, '/contact')
  const link = (await openMenu(page)).getByRole('link', { name: 'About' })
  await link.focus()
  await arrive()
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: siteCopy.openMenu })).toBeFocused()
  expect(await settledScrollY(page)).toBe(0)
})
