import type { Page } from 'playwright/test'
import { about as aboutCopy } from '../../app/content/about.ts'
import { hydrated } from '../../scripts/support/hydrated.ts'
import { atRest, clickInPlace, expectAtSection, wheel } from '../support/scrolling.ts'
import { expect, test } from '../support/test.ts'

const services = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Services', exact: true })
const about = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About' })

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(services(page))
}

/** Whether a link led on without the browser loading the site anew. */
async function withoutLoading(page: Page, act: () => Promise<void>) {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await act()
  await expect(page.locator('html[data-same-page]')).toHaveCount(1)
}

test.describe('to a section', () => {
  test('the address /home#services opens at it', async ({ page }) => {
    await page.goto('/home#services')
    await expectAtSection(page, 'services', { focused: false })
    await hydrated(services(page))
    await expectAtSection(page, 'services', { focused: false })
  })

  test('a link from another page leads to it', async ({ page }) => {
    await open(page, '/about')
    await withoutLoading(page, () => services(page).click())
    await expect(page).toHaveURL(/\/home#services$/)
    await expectAtSection(page, 'services', { focused: true })
  })

  test('a link on the same page leads to it, and again after scrolling away', async ({ page }) => {
    await open(page, '/home')
    await services(page).click()
    await expectAtSection(page, 'services', { focused: true })
    await wheel(page, 1500)
    await services(page).click()
    await expectAtSection(page, 'services', { focused: true })
    await expect(page).toHaveURL(/\/home#services$/)
  })

  test('the way there is smooth where motion is welcome, and at once where it is not', async ({
    page,
  }) => {
    /** How many different positions the page was seen in on its way. */
    const positions = async () => {
      await page.evaluate(() => {
        window.scrollTo({ top: 0, behavior: 'instant' })
        const seen = new Set<number>()
        addEventListener('scroll', () => {
          seen.add(Math.round(window.scrollY))
          document.documentElement.dataset.positions = String(seen.size)
        })
      })
      await services(page).click()
      await atRest(page)
      return Number(await page.locator('html').getAttribute('data-positions'))
    }
    await open(page, '/home')
    expect(await positions()).toBeGreaterThan(3)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/home')
    expect(await positions()).toBeLessThanOrEqual(2)
  })

  test('the mobile menu closes, then leads to it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/contact')
    const menu = page.getByRole('button', { name: 'Open main menu' })
    await hydrated(menu)
    await menu.click()
    await page.getByRole('dialog').getByRole('link', { name: 'Services' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectAtSection(page, 'services', { focused: true })
  })

  test('back and forward go where the visitor was, not to the section again', async ({ page }) => {
    await open(page, '/about')
    const onAbout = await wheel(page, 700)
    await clickInPlace(page, services(page))
    await expectAtSection(page, 'services', { focused: true })
    const onHome = await wheel(page, 1200)
    await page.goBack()
    await expect(page).toHaveURL(/\/about$/)
    await expect.poll(() => atRest(page)).toBe(onAbout)
    await page.goForward()
    await expect(page).toHaveURL(/\/home#services$/)
    await expect.poll(() => atRest(page)).toBe(onHome)
  })

  test('a link to it is not lost while the page is still on its way back', async ({ page }) => {
    await open(page, '/home')
    await services(page).click()
    await expectAtSection(page, 'services', { focused: true })
    await wheel(page, 3000)
    await about(page).click()
    await expect(page.getByRole('heading', { level: 1, name: aboutCopy.heading })).toBeVisible()
    // So that the way back has to fetch the page's code.
    await page.reload()
    await hydrated(services(page))
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/HomePage-*.js', async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest('**/assets/HomePage-*.js')
    await page.evaluate(() => history.back())
    await asked
    await services(page).click()
    release()
    await expect(page.locator('#services')).toBeVisible()
    await expectAtSection(page, 'services', { focused: true })
  })

  test('a reload stays where the visitor was', async ({ page }) => {
    await open(page, '/home#services')
    const before = await wheel(page, 900)
    await page.reload()
    await hydrated(services(page))
    expect(Math.abs((await atRest(page)) - before)).toBeLessThan(5)
  })
})

test.describe('between pages', () => {
  test('a new page starts at the top, with focus on its content and its title said', async ({
    page,
  }) => {
    await open(page, '/home')
    await wheel(page, 2000)
    await withoutLoading(page, () => about(page).click())
    await expect(page).toHaveURL(/\/about$/)
    await expect(page.getByRole('main')).toBeFocused()
    expect(await atRest(page)).toBe(0)
    await expect(page.getByRole('status').filter({ hasText: /^About/ })).toHaveText(
      await page.title(),
    )
  })

  test('pointing at a link fetches the page’s code, so that it is there when it is clicked', async ({
    page,
  }) => {
    await open(page, '/contact')
    const code = page.waitForResponse(/\/assets\/about-[^/]*\.js$/)
    await about(page).hover()
    expect((await code).ok()).toBe(true)
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('one page fades into the next where the browser can, and not for a change of section', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition
      document.startViewTransition = function startViewTransition(update) {
        document.documentElement.dataset.transitions = `${Number(document.documentElement.dataset.transitions ?? 0) + 1}`
        return start.call(document, update)
      }
    })
    await open(page, '/home')
    await services(page).click()
    await expectAtSection(page, 'services', { focused: true })
    await expect(page.locator('html')).not.toHaveAttribute('data-transitions')
    await about(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-transitions', '1')
  })

  test('back and forward put every page where it was', async ({ page }) => {
    await open(page, '/home')
    const home = await wheel(page, 1700)
    await clickInPlace(page, about(page))
    await expect(page).toHaveURL(/\/about$/)
    const onAbout = await wheel(page, 600)
    await page.goBack()
    await expect(page).toHaveURL(/\/home$/)
    await expect.poll(() => atRest(page)).toBe(home)
    await page.goForward()
    await expect(page).toHaveURL(/\/about$/)
    await expect.poll(() => atRest(page)).toBe(onAbout)
  })

  test('what the visitor has scrolled to by the time script arrives stays', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/hydrate*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/about', { waitUntil: 'commit' })
    await page.getByRole('contentinfo').waitFor()
    const before = await wheel(page, 800)
    release()
    await hydrated(services(page))
    expect(await atRest(page)).toBe(before)
  })
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the same journey is made without a movement on the way', async ({ page }) => {
    await open(page, '/about')
    await services(page).click()
    await expectAtSection(page, 'services', { focused: true })
    await page.goBack()
    // The address is there before the page is.
    await expect(page.getByRole('heading', { level: 1, name: aboutCopy.heading })).toBeVisible()
    await atRest(page)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await clickInPlace(page, services(page))
    await expectAtSection(page, 'services', { focused: true })
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('links are links, and a section is opened below the header', async ({ page }) => {
    await page.goto('/about')
    await services(page).click()
    await expect(page).toHaveURL(/\/home#services$/)
    await expect(page.getByRole('heading', { name: /^Comprehensive Financial/ })).toBeInViewport()
    await about(page).click()
    await expect(page).toHaveURL(/\/about$/)
  })
})
