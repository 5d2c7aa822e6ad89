/**
 * `npm run screenshots`: every page and state at three widths, light and dark, as PNGs in screenshots/. Builds
 * nothing: run `npm run build` first. `npm run screenshots -- contact` takes only those whose names begin so.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { canonicalPaths } from '../app/pages.ts'
import { ensureBrowser } from './support/find-browser.ts'
import { hydrated } from './support/hydrated.ts'
import { startSite } from './support/processes.ts'

const widths = [390, 768, 1440]
const schemes = ['light', 'dark'] as const

type Shot = {
  name: string
  path: string
  /** Brings the page into the state that is wanted. */
  prepare?: (page: Page) => Promise<void>
  /** Only where the state exists. */
  upTo?: number
  /** The part on screen alone, where the state belongs to the screen and not to the page. */
  screenOnly?: boolean
}

const shots: Shot[] = [
  ...canonicalPaths.map((path) => ({ name: path.slice(1) || 'home', path })),
  { name: 'not-found', path: '/no-such-page' },
  { name: 'error-screen', path: '/contact', prepare: failToOpenAbout },
  { name: 'home-top', path: '/', screenOnly: true },
  {
    name: 'menu-open',
    path: '/contact',
    upTo: 768,
    screenOnly: true,
    prepare: (page) => page.getByRole('button', { name: 'Open main menu' }).click(),
  },
  { name: 'contact-error', path: '/contact', prepare: leaveOut },
  { name: 'contact-sent', path: '/contact', prepare: send },
  {
    name: 'about-biography',
    path: '/about',
    prepare: (page) => page.getByText('Read more', { exact: true }).click(),
  },
]

async function failToOpenAbout(page: Page) {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' })
  await hydrated(link)
  await page.route('**/assets/about-*.js', (route) => route.abort())
  await link.click()
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
}

async function leaveOut(page: Page) {
  await page.getByLabel('First name').fill('Ruth')
  const submit = page.locator('#contact-form').getByRole('button')
  // Sent before it is hydrated, the form comes back as another page, which stands elsewhere.
  await hydrated(submit)
  await submit.click()
  await page.getByText('Missing Required Fields').waitFor()
}

async function send(page: Page) {
  const form = page.locator('#contact-form')
  await form.getByLabel('First name').fill('Ruth')
  await form.getByLabel('Last name').fill('Alden')
  await form.getByLabel('Email').fill('ruth@example.com')
  await form
    .getByLabel('Message')
    .fill('I run a small bakery and have not reconciled since spring.')
  await form.getByRole('switch').check()
  await form.getByRole('button').click()
  await form.getByText('Thank you').waitFor()
}

/** Loads what a visitor would have loaded by scrolling through the page. */
async function loadAll(page: Page) {
  await page.evaluate(async () => {
    document.documentElement.style.scrollBehavior = 'auto'
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

async function take(browser: Browser, site: string, shot: Shot) {
  for (const width of widths.filter((width) => width <= (shot.upTo ?? width))) {
    for (const colorScheme of schemes) {
      const page = await browser.newPage({
        viewport: { width, height: width < 500 ? 844 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      await page.goto(`${site}${shot.path}`)
      await shot.prepare?.(page)
      await loadAll(page)
      const path = `screenshots/${shot.name}-${width}-${colorScheme}.png`
      await page.screenshot({ path, fullPage: !shot.screenOnly })
      console.log(path)
      await page.close()
    }
  }
}

const wanted = process.argv.slice(2)
const data = mkdtempSync(join(tmpdir(), 'screenshots-'))
const browser = await chromium.launch({ executablePath: ensureBrowser(), chromiumSandbox: false })
const site = await startSite({ INBOX_FILE: join(data, 'inbox.sqlite'), SUBMISSION_LIMIT: '0' })
try {
  for (const shot of shots) {
    const named = wanted.some((name) => shot.name.startsWith(name))
    if (named || wanted.length === 0) await take(browser, site.url, shot)
  }
} finally {
  await browser.close()
  await site.stop()
  rmSync(data, { recursive: true })
}
