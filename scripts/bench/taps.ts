import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { site } from '../../app/content/site.ts'
import { type Figure, round } from './figures.ts'

const controls = {
  menu: { path: '/', find: (page: Page) => page.getByRole('button', { name: site.openMenu }) },
  field: { path: '/contact', find: (page: Page) => page.getByRole('textbox').first() },
  biography: { path: '/about', find: (page: Page) => page.locator('summary') },
}
/** Seconds from the load event to the tap. */
const moments = [0.1, 0.5, 1, 2, 4]
/** How long the finger stays on the screen, in milliseconds. */
const pressed = 80

const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true }

/**
 * Taps a control on a phone with a quarter of this machine's speed. Measures the time from a touch to the next paint,
 * as Interaction to Next Paint does, and the longest task of the page until a second after the tap.
 */
export async function measureTaps(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [of, { path, find }] of Object.entries(controls)) {
    for (const seconds of moments) {
      await using context = await browser.newContext(phone)
      const page = await context.newPage()
      const devTools = await context.newCDPSession(page)
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await page.goto(url + path)
      const loaded = performance.now()
      const longest = await page.evaluateHandle(observe)
      const control = find(page)
      await control.scrollIntoViewIfNeeded()
      const box = await control.boundingBox()
      if (!box) throw new Error(`The ${of} to tap is not on the page.`)
      const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      await wait(Math.max(1, seconds * 1000 - (performance.now() - loaded)))
      const touch = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof finger)[]) =>
        devTools.send('Input.dispatchTouchEvent', { type, touchPoints })
      await touch('touchStart', [finger])
      await wait(pressed)
      await touch('touchEnd', [])
      await wait(1000)
      const { event, longtask } = await longest.jsonValue()
      figures.push(
        { what: `tap after ${seconds} s, ms`, of, value: event, max: 200 },
        { what: `longest task, tap after ${seconds} s, ms`, of, value: round(longtask), max: 50 },
      )
    }
  }
  return figures
}

/** Runs in the page. Returns an object that will always have its longest interaction and its longest task. */
function observe() {
  const longest = { event: 0, longtask: 0 }
  for (const type of ['event', 'longtask'] as const) {
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => {
      longest[type] = Math.max(longest[type], ...list.getEntries().map((entry) => entry.duration))
    }).observe(options)
  }
  return longest
}
