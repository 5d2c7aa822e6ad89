import type { Locator, Page } from 'playwright/test'
import { loadEnv } from 'vite'
import { errors } from '../../app/content/errors.ts'
import { siteCopy } from '../../app/content/site-copy.ts'
import { canonicalPaths } from '../../app/page-table.ts'
import { root } from '../../scripts/support/processes.ts'
import { expect, hold, test } from './test.ts'

/** The public origin that the pages were built with (see `urls.ts`). */
export const publicOrigin = new URL(
  loadEnv('production', root).VITE_SITE_URL?.trim() || 'http://localhost:3000',
).origin

export const missingPage = '/no-such-page'

/** One test for each page that a visitor can be on, the not-found page included. Before a commit, only for those in `first`. */
export function onEveryPage(
  title: string,
  check: (page: Page, path: string) => Promise<void>,
  first?: string[],
) {
  for (const path of [...canonicalPaths, missingPage]) {
    test.describe(path, () => {
      test.use({ expectedComplaints: path === missingPage ? ['status of 404'] : [] })
      const isFirst = first?.includes(path) ?? true
      test(isFirst ? title : `${title} @release`, ({ page }) => check(page, path))
    })
  }
}

export async function open(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}

/** Opens a page without its script. Returns a function that releases the script and waits for hydration. */
export async function openWithoutScript(page: Page, path: string) {
  const release = await hold(page, '**/assets/*.js')
  // Script that has begun to load holds up the load event.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return async () => {
    release()
    await waitForHydration(page)
  }
}

/** Opens the menu of a small screen. */
export async function openMenu(page: Page) {
  await page.getByRole('button', { name: siteCopy.openMenu }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  return page.getByRole('dialog')
}

/** The first interaction, which loads the page's code. */
export const interact = (page: Page) => page.locator('html').dispatchEvent('pointerover')

/** Whether React has hydrated the page, and the router follows the history. Runs in the browser. */
export function isHydrated(): boolean {
  const isReacts = Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactProps'))
  return isReacts && self.onpopstate === null
}

/** Interacts, and resolves once React has hydrated the page. */
export async function waitForHydration(page: Page) {
  await interact(page)
  await page.waitForFunction(isHydrated)
}

/** Waits until the script that has arrived has run. If React starts, it has by then. */
export const waitForIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => requestIdleCallback(done))
  })

/** The header's links in docs/specification.md; the menu on a small screen has the same. */
export const headerLinks = [
  ['Services', '/home#services'],
  ['About', '/about'],
  ['Schedule Consultation', '/contact'],
]

/** The links on every error screen. If the page may load later, a link to it comes first. */
export const errorScreenLinks = Object.entries({ [errors.home]: '/', [errors.contact]: '/contact' })

export function readLinks(area: Locator) {
  const links = area.getByRole('link')
  return links.evaluateAll((all) =>
    all.map((link) => [link.textContent.trim(), link.getAttribute('href')]),
  )
}
