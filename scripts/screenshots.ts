/**
 * `npm run screenshots`: every page and state at three widths, light and dark, as PNGs in screenshots/. Run
 * `npm run build` first. `npm run screenshots -- contact` takes only those whose names begin with `contact`.
 */
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { canonicalPaths } from '../app/pages.ts'
import { ensureBrowser } from './support/find-browser.ts'
import { hydrated } from './support/hydrated.ts'
import { startSite } from './support/processes.ts'

type Shot = {
  name: string
  path: string
  /** Brings the page into the wanted state. */
  prepare?: (page: Page) => Promise<void>
  /** The greatest width at which the state exists. */
  upTo?: number
  /** Takes what is on screen, not the whole page. */
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

const wanted = process.argv.slice(2)
const isWanted = ({ name }: Shot) =>
  wanted.length === 0 || wanted.some((start) => name.startsWith(start))

using data = mkdtempDisposableSync(join(tmpdir(), 'screenshots-'))
const INBOX_FILE = join(data.path, 'inbox.sqlite')
await using site = await startSite({ INBOX_FILE, SUBMISSION_LIMIT: '0' })
await using browser = await chromium.launch({ executablePath: ensureBrowser() })
for (const shot of shots.filter(isWanted)) {
  for (const width of [390, 768, 1440].filter((width) => width <= (shot.upTo ?? width))) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const viewport = { width, height: width < 500 ? 844 : 900 }
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' })
      await page.goto(site.url + shot.path)
      await shot.prepare?.(page)
      await loadAll(page)
      const file = `screenshots/${shot.name}-${width}-${colorScheme}.png`
      await page.screenshot({ path: file, fullPage: !shot.screenOnly })
      console.log(file)
      await page.close()
    }
  }
}

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
  // A form that is sent before it is hydrated loads another page, at another scroll position.
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

/** Loads the images that a visitor would load by scrolling through the page. */
async function loadAll(page: Page) {
  await page.evaluate(async () => {
    document.documentElement.style.scrollBehavior = 'auto'
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}
