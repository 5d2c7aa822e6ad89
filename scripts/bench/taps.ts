import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
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
/** How long the finger stays on the screen, in milliseconds. */
const pressed = 80

type Phone = Awaited<ReturnType<typeof openPhone>>

/**
 * Taps a control on a phone with a quarter of this machine's speed. Measures Interaction to Next Paint, and the longest
 * task until a second after the tap. The second page of a visit has its script in the cache.
 */
export async function measureTaps(): Promise<Figure[]> {
  await using site = await startBuiltSite()
  await using browser = await launchBrowser()
  const figures: Figure[] = []
  for (const [of, { path, selector }] of Object.entries(controls)) {
    const measure = async (when: string, seconds: number, phone: Phone) => {
      const { event, longtask } = await tap(phone, site.url + path, selector, seconds)
      figures.push(
        { what: `tap ${when}, ms`, of, value: event, max: 200 },
        { what: `longest task, tap ${when}, ms`, of, value: round(longtask), max: 50 },
      )
    }
    for (const seconds of moments) {
      await using phone = await openPhone(browser)
      await measure(`after ${seconds} s`, seconds, phone)
    }
    await using phone = await openPhone(browser)
    await tap(phone, site.url + path, selector, 1)
    await measure('on a second page', 1, phone)
  }
  return figures
}

/** Not an import, because the type check also runs where the bench is not installed. So nothing of it has a type. */
function launchBrowser() {
  const puppeteer = createRequire(import.meta.url)('puppeteer-core').default
  return puppeteer.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
}

/**
 * Driven by the bare DevTools protocol: Puppeteer's pages, like Playwright's, enable its `Runtime` domain, with which
 * Chromium parses modules a second time, for 12 ms here.
 */
async function openPhone(browser: Awaited<ReturnType<typeof launchBrowser>>) {
  const context = await browser.createBrowserContext()
  const session = await browser.target().createCDPSession()
  await session.send('Target.createTarget', { url: 'about:blank', browserContextId: context.id })
  const target = await context.waitForTarget(() => true)
  const phone = await target.createCDPSession()
  const screen = { width: 412, height: 823, deviceScaleFactor: 1, mobile: true }
  await phone.send('Emulation.setDeviceMetricsOverride', screen)
  await phone.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return Object.assign(phone, { [Symbol.asyncDispose]: () => context.close() })
}

/** Loads the page, and taps the control so many seconds later. */
async function tap(phone: Phone, url: string, selector: string, seconds: number) {
  const evaluate = async (expression: string) => {
    const options = { expression, returnByValue: true }
    const { result, exceptionDetails } = await phone.send('Runtime.evaluate', options)
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
    return result.value
  }
  const { errorText } = await phone.send('Page.navigate', { url })
  if (errorText) throw new Error(`${url}: ${errorText}`)
  const loaded = `performance.getEntriesByType('navigation')[0].loadEventEnd`
  while (!(await evaluate(`location.href === '${url}' && ${loaded}`))) await wait(20)
  await evaluate(`longest = (${observe})()`)
  const finger = await evaluate(`(${middleOf})('${selector}')`)
  const since = await evaluate(`performance.now() - ${loaded}`)
  await wait(Math.max(1, seconds * 1000 - since))
  await phone.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await wait(pressed)
  await phone.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await wait(1000)
  return evaluate('longest')
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
