import { wcagContrast } from 'culori'
import type { Page } from 'playwright/test'
import { scrollToTopThreshold } from '../../app/content/constants.ts'
import { contact } from '../../app/content/contact.ts'
import { scrollToTop } from '../../app/content/scroll-to-top.ts'
import { siteCopy } from '../../app/content/site-copy.ts'
import { inPage } from '../support/in-page.ts'
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

test('after a navigation, Tab goes on from the text that was clicked', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Schedule Consultation' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('heading', { name: contact.offices.heading }).click()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('complementary').getByRole('link').first()).toBeFocused()
})

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

/** Marks every control of the page, or of the open dialog, that Tab should reach, and returns their names. */
async function findControls(page: Page): Promise<string[]> {
  return (await inPage(page)).evaluate(({ usable, looksOf, nameOf }) => {
    const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary'
    // A group of radio buttons is one Tab stop, at the one that is chosen.
    const isStop = (control: Element) => !control.matches('[type="radio"]:not(:checked)')
    return usable(`${controls}, [tabindex="0"]`)
      .filter(isStop)
      .map((control, index) => {
        const hasFocus = control === document.activeElement
        control.dataset.stop = String(index)
        control.dataset.rest = hasFocus ? 'unknown' : looksOf(control).look
        return nameOf(control)
      })
  })
}

/** Presses Tab and describes the control that then has focus, and what is wrong with it for a sighted visitor. */
async function tab(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await page.keyboard.press(key)
  const tools = await inPage(page)
  const stop = await tools.evaluate(async ({ looksOf, nameOf }, threshold) => {
    // The link to the top appears after the scroll event.
    while (document.documentElement.dataset.scrolled !== String(scrollY > threshold)) {
      await new Promise(requestAnimationFrame)
    }
    const control = document.activeElement
    if (!(control instanceof HTMLElement) || control.dataset.stop === undefined) return undefined

    const background = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element)
      const clear = /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)
      return clear && element.parentElement ? background(element.parentElement) : backgroundColor
    }
    const faults: string[] = []
    const { look, ring } = looksOf(control)
    const offset = Number.parseFloat(ring.outlineOffset)
    const width = Number.parseFloat(ring.outlineWidth)
    const ground = background((offset < 0 ? control : control.parentElement) ?? control)
    if (look === control.dataset.rest) faults.push('looks the same without focus')
    if (ring.outlineStyle === 'none' || width < 2)
      faults.push('has a focus ring that is missing or too thin')

    const box = control.getBoundingClientRect()
    const inView =
      Math.min(box.top, box.left) >= offset + width &&
      box.bottom + offset + width <= innerHeight &&
      box.right + offset + width <= innerWidth
    if (!inView) faults.push(`is not entirely in view with its ring: ${JSON.stringify(box)}`)
    // At the center and the corners of each line box, because a link may break over lines.
    for (const { left, top, right, bottom } of control.getClientRects()) {
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        ...[left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y])),
      ]
      for (const [x = 0, y = 0] of points) {
        const hit = document.elementFromPoint(x, y)
        if (!hit || control.contains(hit) || hit.contains(control)) continue
        faults.push(`is covered by ${hit.outerHTML.slice(0, 60)}`)
      }
    }
    return {
      name: nameOf(control),
      /** The control's place in the order of the document. */
      index: Number(control.dataset.stop),
      left: box.left + scrollX,
      top: box.top + scrollY,
      right: box.right + scrollX,
      bottom: box.bottom + scrollY,
      /** Whether it stays in place while the page scrolls. */
      stays: /fixed|sticky/.test(getComputedStyle(control.closest('header') ?? control).position),
      colors: [ring.outlineColor, ground] as const,
      faults,
    }
  }, scrollToTopThreshold)
  const ratio = stop ? wcagContrast(...stop.colors) : 3
  if (ratio < 3) stop?.faults.push(`has a ring with a contrast of ${ratio.toFixed(2)}, not 3`)
  return stop
}

/** Presses Tab until focus leaves the page or has reached each control twice. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const controls = await findControls(page)
  const stops: NonNullable<Awaited<ReturnType<typeof tab>>>[] = []
  for (let stop = await tab(page, key); stop; stop = await tab(page, key)) {
    stops.push(stop)
    if (stops.length === 2 * controls.length) break
  }
  const faults = stops.flatMap((stop) => stop.faults.map((fault) => `“${stop.name}” ${fault}`))
  return { controls, stops, order: stops.map(({ index }) => controls[index]), faults }
}

/** Controls out of the reading order of English: each should be below the one before it, or to its right. */
function findOutOfOrder({ stops }: Awaited<ReturnType<typeof tabThrough>>): string[] {
  const moving = stops.filter((stop) => !stop.stays)
  return moving.flatMap((stop, index) => {
    const last = moving[index - 1]
    const follows = !last || stop.top >= last.bottom - 4 || stop.left >= last.right - 4
    return follows ? [] : [`“${stop.name}” comes after “${last.name}”`]
  })
}
