import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request, Route } from 'playwright/test'
import { errors } from '../../app/content/errors.ts'
import { firm } from '../../app/content/firm.ts'
import { newsletter } from '../../app/content/newsletter.ts'
import { siteCopy } from '../../app/content/site-copy.ts'
import { root } from '../../scripts/support/processes.ts'
import { expectAccessible } from '../support/axe.ts'
import { errorScreenLinks, interact, open, readLinks, waitForIdle } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

/** Matches the file with a page's code. Several files may have its name; only this one exports a component. */
const pageCode =
  (name: string) =>
  ({ pathname }: URL) =>
    RegExp(`^/assets/${name}-.*\\.js$`).test(pathname) &&
    /\bas component\b/.test(readFileSync(join(root, '.output/public', pathname), 'utf8'))
const aboutCode = pageCode('about')
const contactCode = pageCode('contact')

const about = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About' })

/** The specified types of error, by the reason. */
const types: Record<string, string> = {
  gone: 'missing',
  slow: 'timeout',
  silent: 'error',
  failing: 'error',
}

function countLoads(page: Page) {
  const loads: Request[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request))
  return () => loads.length
}

/** Waits until the page has been loaded again. Another page that is opened before that may never arrive. */
async function expectReload(page: Page, loads: () => number, count: number) {
  await expect.poll(loads).toBe(count)
  await page.waitForFunction(() =>
    JSON.stringify(performance.getEntriesByType('navigation')).includes('"reload"'),
  )
}

/** @param reason why code did not load, or the message of another error */
async function expectFallback(page: Page, reason: string, path = '/about') {
  const screen = page.getByRole('region', { name: 'Unexpected Application Error!' })
  const type = types[reason]
  const message = type ? `Loading chunk failed (${type})` : reason
  const { help } = Object.entries(errors.code).find(([key]) => key === reason)?.[1] ?? errors.other
  await expect(screen).toContainText(help)
  await expect(screen.getByText(message, { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(`${errors.other.title} | ${firm.name}`)
  expect(await readLinks(screen)).toEqual([[errors.retry, path], ...errorScreenLinks])
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

test.use({
  expectedComplaints: ['Failed to load', 'chunk failed', 'imported', 'fell over', 'Response'],
})

const missing = (route: Route) => route.fulfill({ status: 404, body: '' })

for (const [what, address] of [
  ['page code', aboutCode],
  ['page styles', '**/assets/about-*.css'],
] as const) {
  test(`missing ${what}: one reload, then the error screen`, async ({ page }) => {
    const loads = countLoads(page)
    await open(page, '/contact')
    await page.route(address, missing)
    // The reload brings the page, but what was missing is still missing.
    await about(page).click()
    await expect(page).toHaveURL(/\/about$/)
    await expectReload(page, loads, 2)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await open(page, '/contact')
    await about(page).click()
    await expectFallback(page, 'gone')
    expect(loads()).toBe(3)
  })
}

test('page code that does not arrive though the server answers: a reload each time', async ({
  page,
}) => {
  const loads = countLoads(page)
  await page.route(aboutCode, (route) =>
    route.request().method() === 'HEAD' ? route.continue() : route.abort(),
  )
  for (const times of [1, 2]) {
    await open(page, '/contact')
    await about(page).click()
    await expect(page).toHaveURL(/\/about$/)
    await expectReload(page, loads, 2 * times)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errors.heading)
  }
})

test('when the reload did not help, the visitor can try again', async ({ page }) => {
  const loads = countLoads(page)
  const contact = page.getByRole('banner').getByRole('link', { name: 'Schedule Consultation' })
  const fail = async () => {
    await open(page, '/about')
    await page.route(contactCode, missing)
    await contact.click()
  }
  await fail()
  await expectReload(page, loads, 2)
  await fail()
  await expectFallback(page, 'gone', '/contact')
  await page.unroute(contactCode)
  await contact.click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errors.heading)
  expect(loads()).toBe(3)

  await fail()
  await expectFallback(page, 'gone', '/contact')
  await page.unroute(contactCode)
  await page.getByRole('link', { name: errors.retry }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errors.heading)
  await expect(page).toHaveURL(/\/contact$/)
  expect(loads()).toBe(5)
})

/** What a server says, or nothing, when it is asked for page code, and for the page. */
const downs = [
  ['silent', (route: Route) => route.abort()],
  ['failing', (route: Route) => route.fulfill({ status: 503 })],
] as const

for (const [reason, fail] of downs) {
  test(`Try again stays on the screen while the server is ${reason}`, async ({ page }) => {
    await open(page, '/contact')
    await page.route(aboutCode, fail)
    await about(page).click()
    await expectFallback(page, reason)
    const retry = page.getByRole('link', { name: errors.retry })
    for (const [now, answer] of downs) {
      await page.route('/about', answer)
      await retry.click()
      await expect(page.getByRole('status').filter({ hasText: errors.still[now] })).toHaveCount(1)
      await expect(retry).toBeEnabled()
      await expect(retry).toBeFocused()
      await page.unroute('/about')
    }
    await retry.click()
    await expect(page).toHaveTitle(/^About/)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errors.heading)
  })
}

test('page code that is loading shows a bar, and a timeout after 120 s', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await open(page, '/contact')
  await page.clock.pauseAt(60_000)
  await page.route(aboutCode, () => {})
  await about(page).click()
  const bar = page.getByRole('progressbar', { name: siteCopy.loading })
  await expect(bar).toHaveCount(0)
  await page.clock.runFor(1000)
  await expect(bar).toBeVisible()
  await page.clock.runFor(118_900)
  await expect(page.getByRole('heading', { name: errors.heading })).toHaveCount(0)
  await page.clock.runFor(100)
  await expectFallback(page, 'slow')
  await expect(bar).toHaveCount(0)
})

test('page code missing on the first load leaves a page that works', async ({ page }) => {
  await page.route(aboutCode, (route) => route.fulfill({ status: 404, body: '' }))
  const loads = countLoads(page)
  // The import fails, and a HEAD request finds out why. If React started, it would do so after that.
  const headAnswered = page.waitForResponse((answer) => answer.request().method() === 'HEAD')
  await page.goto('/about')
  await interact(page)
  await headAnswered
  await waitForIdle(page)
  expect(loads()).toBe(1)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errors.heading)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL(/\/contact$/)
})

test('a page that fails to render shows the error, and links to other pages', async ({ page }) => {
  // Without transitions, so that colors are final when they are measured.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const loads = countLoads(page)
  await open(page, '/contact')
  let thrown = "new Error('The page fell over')"
  await page.route(pageCode('_home'), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function component() { throw ${thrown} }`,
    }),
  )
  const services = page.getByRole('banner').getByRole('link', { name: 'Services', exact: true })
  await services.click()
  await expectFallback(page, 'The page fell over', '/home')
  await expectAccessible(page, [390])
  expect(loads()).toBe(1)
  // The URL has a hash. The link loads the page all the same, and it fails again.
  await expect(page).toHaveURL(/#services$/)
  thrown = "new Response(null, { status: 503, statusText: 'Service Unavailable' })"
  const loaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('link', { name: errors.retry }).click()
  await loaded
  expect(loads()).toBe(2)
  await interact(page)
  await expectFallback(page, '503 Service Unavailable', '/home')
  await page.getByRole('main').getByRole('link', { name: errors.contact }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(errors.heading)
})

test.describe('a page that something changed before it reached the browser', () => {
  test.use({ expectedComplaints: ['Minified React error #418'] })

  test('is rendered again, and keeps its styles', async ({ page }) => {
    await page.route('/about', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace(siteCopy.skip, 'Vai al contenuto') })
    })
    await page.goto('/about')
    const skip = page.getByRole('link', { name: siteCopy.skip, includeHidden: true })
    await page.keyboard.press('Tab')
    await expect(skip).toHaveCount(1)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveCSS('font-family', /^Newsreader/)
    await expect(page.getByLabel(newsletter.email)).toBeVisible()
  })
})
