import type { Page } from 'playwright/test'
import { contact } from '../../app/content/contact.ts'
import { scrollToTop } from '../../app/content/scroll-to-top.ts'
import { site } from '../../app/content/site.ts'
import { hydrated } from '../../scripts/support/hydrated.ts'
import { findControls, outOfOrder, tab, tabThrough } from '../support/keyboard.ts'
import { everyPage } from '../support/pages.ts'
import { atRest } from '../support/scrolling.ts'
import { expect, test } from '../support/test.ts'

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page.getByRole('contentinfo').getByRole('link').first())
}

for (const { path, complaints } of everyPage) {
  test.describe(path, () => {
    test.use({ expectedComplaints: complaints })

    test('is gone through by Tab: every control, in the order one sees, and each to be seen', async ({
      page,
    }) => {
      await open(page, path)
      for (const [width, height, colorScheme] of [
        [1280, 800, 'light'],
        [390, 844, 'dark'],
      ] as const) {
        const where = `at ${width} px`
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme })
        await page.evaluate(() => {
          // Far enough for the link back to the top to be there.
          scrollTo({ top: 200, behavior: 'instant' })
          document.getElementById('top')?.focus({ preventScroll: true })
        })
        if ((await atRest(page)) > 100) {
          await expect(page.getByRole('link', { name: scrollToTop.label })).toBeVisible()
        }
        // On a page of hardly more than a screen that link comes and goes as focus moves up and down.
        const short = await page.evaluate(
          () => document.documentElement.scrollHeight < 2 * innerHeight,
        )
        const counts = (name: string | undefined) => !(short && name === scrollToTop.label)
        const controls = await findControls(page)
        const stops = await tabThrough(page)

        expect.soft(stops[0]?.name, where).toBe(site.skip)
        const names = stops.map(({ index }) => controls[index])
        expect.soft(names.filter(counts), where).toEqual(controls.filter(counts))
        expect.soft(outOfOrder(stops), where).toEqual([])
        const faults = stops.flatMap((stop) => stop.faults.map((it) => `“${stop.name}” ${it}`))
        expect.soft(faults, where).toEqual([])
      }
    })
  })
}

test('Shift and Tab go the same way back, with nothing under the header', async ({ page }) => {
  await open(page, '/contact')
  await page.evaluate(() => document.getElementById('top')?.focus())
  const there = await tabThrough(page)
  const back = await tabThrough(page, 'Shift+Tab')
  expect(back.map(({ index }) => index)).toEqual(there.map(({ index }) => index).toReversed())
  expect(back.flatMap(({ name, faults }) => faults.map((it) => `“${name}” ${it}`))).toEqual([])
})

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/contact')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: site.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: contact.meeting.action })).toBeFocused()
})

test('the menu takes focus, keeps it to itself and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/contact')
  const menu = page.getByRole('button', { name: site.openMenu })
  const panel = page.getByRole('dialog', { name: site.menu })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: site.closeMenu })).toBeFocused()

  const controls = await findControls(page)
  expect(controls).toEqual([site.closeMenu, 'Services', 'About', 'Schedule Consultation'])
  // On from the first, around past the browser's own controls, and around again.
  const names: string[] = []
  for (let press = 0; press < 2 * controls.length; press += 1) {
    const stop = await tab(page)
    if (stop) {
      names.push(stop.name)
      expect.soft(stop.faults, stop.name).toEqual([])
    }
    expect(
      await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName),
    ).toBe(stop ? 'DIALOG' : 'BODY')
  }
  expect(names.slice(0, controls.length)).toEqual([...controls.slice(1), controls[0]])

  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(menu).toBeFocused()
})
