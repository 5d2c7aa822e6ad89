import { contact } from '../../app/content/contact.ts'
import { offices } from '../../app/content/offices.ts'
import { scrollToTop } from '../../app/content/scroll-to-top.ts'
import { siteCopy } from '../../app/content/site-copy.ts'
import { findOutOfOrder, tabThrough } from '../support/keyboard.ts'
import { onEveryPage, open, waitForHydration } from '../support/pages.ts'
import { settledScrollY } from '../support/scrolling.ts'
import { expect, test, withAndWithoutScript } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

onEveryPage('Tab reaches every control in order, with a visible focus ring', async (page, path) => {
  for (const [width, height, colorScheme] of [
    [1280, 800, 'light'],
    [390, 844, 'dark'],
  ] as const) {
    await test.step(`at ${width} px, ${colorScheme}`, async () => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      // Opened at each width: in a window that narrows, a picture keeps its height until the narrow one is loaded.
      await open(page, path)
      // A short page gets a low window, so that it can be scrolled and shows the link to the top.
      const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      if (room < 600) await page.setViewportSize({ width, height: 400 })
      await page.evaluate(() => {
        scrollTo({ top: 200, behavior: 'instant' })
        document.getElementById('top')?.focus({ preventScroll: true })
      })
      await expect(page.getByRole('link', { name: scrollToTop.label })).toBeVisible()
      const way = await tabThrough(page)
      expect.soft(way.order[0]).toBe(siteCopy.skip)
      expect.soft(way.order).toEqual(way.controls)
      expect.soft([...way.faults, ...findOutOfOrder(way)]).toEqual([])
    })
  }
})

withAndWithoutScript((script) => {
  test('the skip link leads to the content', async ({ page }) => {
    await page.goto('/contact')
    if (script) await waitForHydration(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const main = page.getByRole('main')
    if (script) await expect(main).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(main.getByRole('link').first()).toBeFocused()
  })

  test('Tab goes on from the text that was clicked', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('heading', { name: contact.offices.heading }).click()
    if (script) await waitForHydration(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('complementary').getByRole('link').first()).toBeFocused()
  })
})

for (const keys of [[], ['Tab']]) {
  test(`after a navigation${keys.map((key) => ` and ${key}`)}, Tab goes on from the text that was clicked`, async ({
    page,
  }) => {
    await open(page, '/about')
    await page.getByRole('banner').getByRole('link', { name: 'Schedule Consultation' }).click()
    await expect(page.getByRole('main')).toBeFocused()
    for (const key of keys) await page.keyboard.press(key)
    await page.getByRole('heading', { name: contact.offices.heading }).click()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('complementary').getByRole('link').first()).toBeFocused()
  })
}

test('Shift+Tab reverses the order, and the header covers no control', async ({ page }) => {
  await open(page, '/contact')
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  await expect(page.getByRole('link', { name: scrollToTop.label })).toBeVisible()
  const { order, controls, faults } = await tabThrough(page, 'Shift+Tab')
  expect(order).toEqual(controls.toReversed().slice(1))
  expect(faults).toEqual([])
})

test('focus in the header does not scroll the page', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => window.scrollTo(0, 2000))
  await page.getByRole('banner').getByRole('link').last().focus()
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key)
    expect(await settledScrollY(page)).toBe(2000)
  }
})

test('the menu takes focus and traps it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/contact')
  const menu = page.getByRole('button', { name: siteCopy.openMenu })
  const panel = page.getByRole('dialog', { name: siteCopy.menu })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: siteCopy.closeMenu })).toBeFocused()

  const { controls, order, faults } = await tabThrough(page)
  const calls = offices.map(({ city, telephone }) => `${siteCopy.call(city)} ${telephone}`)
  const links = ['Services', 'About', 'Schedule Consultation', ...calls]
  expect(controls).toEqual([siteCopy.closeMenu, ...links])
  expect(order).toEqual(controls.slice(1))
  expect(faults).toEqual([])
  // Focus has left for the browser's own controls, and comes back.
  await expect(page.locator('body:focus, body:not(:has(:focus))')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: siteCopy.closeMenu })).toBeFocused()
  await page.mouse.move(10, 400)
  await page.mouse.wheel(0, 500)
  expect(await settledScrollY(page), 'the page under the menu').toBe(0)
  // A wide window has the links in the header.
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(panel).toBeHidden()
})
