import { setTimeout as wait } from 'node:timers/promises'
import { launchChromium, type Page } from './chromium.ts'
import { type Figure, round } from './figures.ts'
import { startBuiltSite } from './server.ts'

const controls = {
  menu: { path: '/', selector: 'header button' },
  field: { path: '/contact', selector: '#contact-form input[autocomplete]' },
  biography: { path: '/about', selector: 'summary' },
}
/** Seconds from the load event to the tap. */
const moments = [0.1, 0.5, 1, 2, 4]
/** How long the finger stays on the screen, in milliseconds. */
const pressed = 80

/**
 * Taps a control on a phone with a quarter of this machine's speed. Measures the time from a touch to the next paint,
 * as Interaction to Next Paint does, and the longest task of the page until a second after the tap. The second page of a
 * visit has its script in the cache, so React starts soon after the finger has touched the screen.
 */
export async function measureTaps(): Promise<Figure[]> {
  await using site = await startBuiltSite()
  await using chromium = launchChromium()
  const figures: Figure[] = []
  for (const [of, { path, selector }] of Object.entries(controls)) {
    const measure = async (when: string, seconds: number, page: Page) => {
      const { event, longtask } = await tap(page, site.url + path, selector, seconds)
      figures.push(
        { what: `tap ${when}, ms`, of, value: event, max: 200 },
        { what: `longest task, tap ${when}, ms`, of, value: round(longtask), max: 50 },
      )
    }
    for (const seconds of moments) {
      await using phone = await chromium.openPhone()
      await measure(`after ${seconds} s`, seconds, phone)
    }
    await using phone = await chromium.openPhone()
    await tap(phone, site.url + path, selector, 1)
    await measure('on a second page', 1, phone)
  }
  return figures
}

/** Loads the page, and taps the control so many seconds later. */
async function tap(page: Page, url: string, selector: string, seconds: number) {
  await page.send('Page.navigate', { url })
  const loaded = `performance.getEntriesByType('navigation')[0].loadEventEnd`
  while (!(await page.evaluate(`location.href === '${url}' && ${loaded}`))) await wait(20)
  await page.evaluate(`longest = (${observe})()`)
  const finger = await page.evaluate<object>(`(${middleOf})('${selector}')`)
  const since = await page.evaluate<number>(`performance.now() - ${loaded}`)
  await wait(Math.max(1, seconds * 1000 - since))
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await wait(pressed)
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await wait(1000)
  return page.evaluate<ReturnType<typeof observe>>('longest')
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

/** Runs in the page. */
function middleOf(selector: string) {
  const control = document.querySelector(selector)
  if (!control) throw new Error(`There is no ${selector} on the page.`)
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = control.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
