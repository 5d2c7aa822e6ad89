import type { Page, Request } from 'playwright/test'
import { about as aboutCopy } from '../../app/content/about.ts'
import { firm } from '../../app/content/firm.ts'
import { scrollToTop } from '../../app/content/scroll-to-top.ts'
import { siteCopy } from '../../app/content/site-copy.ts'
import { open, openWithoutScript, waitForHydration } from '../support/pages.ts'
import { expectAtSection, settledScrollY, wheel } from '../support/scrolling.ts'
import { expect, test } from '../support/test.ts'

const services = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Services', exact: true })
const about = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About' })

async function goToAbout(page: Page) {
  await about(page).click({ scroll: 'none' })
  await expect(page.getByRole('heading', { level: 1, name: aboutCopy.heading })).toBeVisible()
}

test('/home#services opens at the section, and a reload stays in place', async ({ page }) => {
  await page.goto('/home#services')
  await expectAtSection(page, 'services', { focused: false })
  await waitForHydration(page)
  await expectAtSection(page, 'services', { focused: false })
  const before = await wheel(page, 900)
  await page.reload()
  await waitForHydration(page)
  expect(await settledScrollY(page)).toBe(before)
})

test('links lead to a page or section; back and forward restore the position', async ({ page }) => {
  const arrive = await openWithoutScript(page, '/home')
  // The same object as long as the browser does not load a new document.
  const document = await page.evaluateHandle(() => window.document)
  // Scrolled before script arrives, and not after.
  const onHome = await wheel(page, 1700)
  await arrive()
  await goToAbout(page)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText(/^About/)
  await expect(page).toHaveURL(/\/about$/)
  expect(await settledScrollY(page)).toBe(0)
  // Less than the header is high.
  const onAbout = await wheel(page, 40)
  const seen = await page.evaluateHandle(() => {
    const positions: number[] = []
    const look = () => {
      if (window.document.querySelector('#services')) positions.push(scrollY)
      requestAnimationFrame(look)
    }
    look()
    return positions
  })
  await services(page).click({ scroll: 'none' })
  await expect(page).toHaveURL(/\/home#services$/)
  await expectAtSection(page, 'services')
  const [end, positions] = [await settledScrollY(page), await seen.jsonValue()]
  expect(Math.max(...positions)).toBe(end)
  const belowServices = await wheel(page, 1200)
  for (const [go, path, position] of [
    ['goBack', /\/about$/, onAbout],
    ['goBack', /\/home$/, onHome],
    ['goForward', /\/about$/, onAbout],
    ['goForward', /\/home#services$/, belowServices],
  ] as const) {
    await page[go]()
    await expect(page).toHaveURL(path)
    await expect.poll(() => settledScrollY(page), `${go} to ${path}`).toBe(position)
  }
  expect(await document.evaluate((it) => it === window.document)).toBe(true)
})

test('a page that is left while it scrolls does not scroll the next one', async ({ page }) => {
  await open(page, '/about')
  await services(page).click()
  await page.waitForFunction(() => scrollY > 0)
  await goToAbout(page)
  expect(await settledScrollY(page)).toBe(0)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`motion is as the visitor prefers: ${reducedMotion}`, async ({ page }) => {
    const smooth = reducedMotion === 'no-preference'
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      const start = document.startViewTransition
      document.startViewTransition = function startViewTransition(update) {
        const { dataset } = document.documentElement
        dataset.transitions = String(Number(dataset.transitions ?? 0) + 1)
        return start.call(document, update)
      }
      const { scrollIntoView } = Element.prototype
      Element.prototype.scrollIntoView = function asked(options) {
        const { behavior = '' } = typeof options === 'object' ? options : {}
        document.documentElement.dataset.scrolls = behavior
        scrollIntoView.call(this, options)
      }
    })
    const html = page.locator('html')
    await open(page, '/home')
    await services(page).click()
    // What the browser is asked for: a busy one may draw no frame on the way.
    await expect(html).toHaveAttribute('data-scrolls', smooth ? 'smooth' : 'instant')
    await expectAtSection(page, 'services')
    await html.evaluate(({ dataset }) => delete dataset.scrolls)
    await page.getByRole('main').getByRole('link', { name: scrollToTop.label }).click()
    await expect(html).toHaveAttribute('data-scrolls', smooth ? 'smooth' : 'instant')
    await expect.poll(() => settledScrollY(page)).toBe(0)
    // A link to the section that is already in the URL.
    await wheel(page, 1500)
    await services(page).click()
    await expectAtSection(page, 'services')
    await expect(page).toHaveURL(/\/home#services$/)
    // Only a navigation to another page has a transition.
    await expect(html).not.toHaveAttribute('data-transitions')
    await goToAbout(page)
    if (smooth) return expect(html).toHaveAttribute('data-transitions', '1')
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.goBack()
    await expect(page.locator('#services')).toBeVisible()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
}

function pendingRequests(page: Page): Set<Request> {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

test('pointing at a link loads its page, so a click needs no request', async ({ page }) => {
  await open(page, '/contact')
  const pending = pendingRequests(page)
  const code = page.waitForResponse('**/assets/*.js')
  await about(page).hover()
  expect((await code).ok()).toBe(true)
  await expect.poll(() => pending.size).toBe(0)
  await expect(page).toHaveURL(/\/contact$/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await goToAbout(page)
})

test('a link to the page itself leads to its top', async ({ page }) => {
  await open(page, '/contact')
  const before = await wheel(page, 1500)
  const link = page.getByRole('banner').getByRole('link', { name: 'Schedule Consultation' })
  // For a new tab.
  await link.click({ modifiers: ['ControlOrMeta'] })
  expect(await settledScrollY(page)).toBe(before)
  await link.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: siteCopy.skip })).toBeFocused()
})

test('/ and /home are one page: a link between them keeps it', async ({ page }) => {
  await open(page, '/')
  const slip = page.getByRole('radio').last()
  await slip.check({ force: true })
  const before = await wheel(page, 300)
  const pending = pendingRequests(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await services(page).click({ scroll: 'none' })
  await expect(page).toHaveURL(/\/home#services$/)
  await expectAtSection(page, 'services')
  await expect(slip).toBeChecked()
  const brand = page.getByRole('banner').getByRole('link', { name: firm.name })
  await brand.click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => settledScrollY(page)).toBe(0)
  await expect(slip).toBeChecked()
  await page.goBack()
  await expect(page).toHaveURL(/\/home#services$/)
  await page.goBack()
  await expect.poll(() => settledScrollY(page)).toBe(before)
  await expect(slip).toBeChecked()
  expect(pending.size).toBe(0)
  expect(requests).toEqual([])

  // Loaded again, the address is that of /home.
  await page.goForward()
  await page.reload()
  await waitForHydration(page)
  await expectAtSection(page, 'services', { focused: false })
  await brand.click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => settledScrollY(page)).toBe(0)
})

test('a view transition that the browser skips is no error', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition
    document.startViewTransition = function startViewTransition(update) {
      const transition = start.call(document, update)
      transition.skipTransition()
      return transition
    }
  })
  await open(page, '/contact')
  await goToAbout(page)
})
