import { expect, type Locator, type Page } from 'playwright/test'

/** Scrolls by the wheel, as a visitor would, and waits until the page has come to rest. */
export async function wheel(page: Page, deltaY: number) {
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, deltaY)
  return atRest(page)
}

/** Clicks where the control is on the screen; Playwright's own click may scroll the page first. */
export async function clickInPlace(page: Page, control: Locator) {
  const box = await control.boundingBox()
  if (!box) throw new Error('There is nothing to click.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** The scroll position once it has stopped changing, in CSS pixels. */
export function atRest(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = Number.NaN
        let still = 0
        const look = () => {
          still = window.scrollY === last ? still + 1 : 0
          last = window.scrollY
          if (still > 8) resolve(last)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
}

/** Expects the section's top to be just below the sticky header, and focus in it where script can put it there. */
export async function expectAtSection(page: Page, id: string, { focused }: { focused: boolean }) {
  await atRest(page)
  const header = await page.getByRole('banner').evaluate((it) => it.getBoundingClientRect().bottom)
  await expect
    .poll(() => page.locator(`#${id}`).evaluate((it) => it.getBoundingClientRect().top))
    .toBeLessThan(header + 120)
  const top = await page.locator(`#${id}`).evaluate((it) => it.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(header - 160)
  if (focused) await expect(page.locator(`#${id}`)).toBeFocused()
}
