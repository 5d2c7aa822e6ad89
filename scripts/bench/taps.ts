import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright'
import { ensureBrowser } from '../support/find-browser.ts'
import { type Figure, round } from './figures.ts'
import { startBuiltSite } from './server.ts'

const controls = {
  menu: { path: '/', selector: 'header button' },
  field: { path: '/contact', selector: '#contact-form input[autocomplete]' },
  biography: { path: '/about', selector: 'summary' },
}
/** Seconds from the load event to the tap. */
const moments = [0.1, 0.5, 1, 2, 4]

/** Interaction to Next Paint of a tap, on a phone with a quarter of this machine's speed. */
export async function measureTaps(): Promise<Figure[]> {
  await using site = await startBuiltSite()
  await using browser = await chromium.launch({ executablePath: ensureBrowser() })
  const figures: Figure[] = []
  for (const [of, { path, selector }] of Object.entries(controls)) {
    for (const seconds of moments) {
      const value = round(await tap(browser, site.url + path, selector, seconds))
      figures.push({ what: `tap after ${seconds} s, ms`, of, value, max: 150 })
    }
  }
  return figures
}

async function tap(browser: Browser, url: string, selector: string, seconds: number) {
  await using context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url)
  const longest = await page.evaluateHandle(() => {
    const interaction = { ms: 0 }
    const options = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      const durations = list.getEntries().map(({ duration }) => duration)
      interaction.ms = Math.max(interaction.ms, ...durations)
    }).observe(options)
    return interaction
  })
  const finger = await page
    .locator(selector)
    .first()
    .evaluate((control) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = control.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })
  const sinceLoad = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    return performance.now() - (navigation?.toJSON().loadEventEnd ?? 0)
  })
  await wait(Math.max(1, seconds * 1000 - sinceLoad))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  // A finger stays on the screen this long; Playwright's own tap does not.
  await wait(80)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await wait(1000)
  return (await longest.jsonValue()).ms
}
