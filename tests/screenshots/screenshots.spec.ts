/** The screenshots that `npm run screenshots` takes. `SCREENSHOTS` is their folder. */
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { about, ceo } from '../../app/content/about.ts'
import { errors } from '../../app/content/errors.ts'
import { receipts } from '../../app/content/receipts.ts'
import { canonicalPaths } from '../../app/page-table.ts'
import { type ApiHost, hangUp, withMessage } from '../fakes/api-host.ts'
import { loadPictures } from '../support/axe.ts'
import { fillIn, hydrateForm, newsletterForm, openContact } from '../support/forms.ts'
import { missingPage, open, openMenu } from '../support/pages.ts'
import { ada } from '../support/posted-forms.ts'
import { test } from '../support/test.ts'

/** Each opens a page and brings it into a state. React has started in all, so that two shots of one state are equal. */
const shots: Record<string, (page: Page, apiHost: ApiHost) => Promise<unknown>> = {
  'home-top': (page) => open(page, '/'),
  'about-biography': async (page) => {
    await open(page, '/about')
    // The firm may have none.
    if (ceo.bio !== ceo.shortBio) await page.getByText(about.profile.more, { exact: true }).click()
  },
  'menu-open': async (page) => {
    await open(page, '/contact')
    await openMenu(page)
  },
  'contact-error': async (page) => {
    const form = await openContact(page, true)
    await form.firstName.fill('Ada')
    await form.submit.click()
    await form.summary.waitFor()
  },
  'contact-sent': async (page) => {
    const form = await fillIn(await openContact(page, true))
    await form.submit.click()
    await form.status.getByText(receipts.enquiry).waitFor()
  },
  'contact-failed': async (page, apiHost) => {
    apiHost.answer(hangUp)
    const form = await fillIn(await openContact(page, true), { ...ada, email: 'ada@example.com' })
    await form.submit.click()
    await form.failure.waitFor()
  },
  'newsletter-failed': async (page, apiHost) => {
    apiHost.answer(hangUp)
    const form = await openNewsletter(page)
    await form.email.fill('ada@example.com')
    await form.submit.click()
    await form.failure.waitFor()
  },
  'newsletter-sent': async (page) => {
    const form = await openNewsletter(page)
    await form.email.fill(ada.email)
    await form.submit.click()
    await form.status.getByText(receipts.enquiry).waitFor()
  },
  'error-screen': async (page) => {
    await open(page, '/contact')
    await page.route('**/assets/about-*.js', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await page.getByRole('heading', { name: errors.heading }).waitFor()
  },
}

for (const path of [...canonicalPaths, missingPage]) {
  shots[path.slice(1) || 'home'] = (page) => open(page, path)
}

/** Shots of the window instead of the whole page. */
const screenOnly = ['home-top', 'menu-open']

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: ['Failed to load', 'chunk failed'],
})

for (const [name, show] of Object.entries(shots)) {
  for (const width of name === 'menu-open' ? [390, 768] : [390, 768, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const file = `${name}-${width}-${colorScheme}.png`
      test(file, async ({ page, apiHost }) => {
        apiHost.answer(withMessage(200, receipts.enquiry))
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
        await show(page, apiHost)
        await loadPictures(page)
        const fullPage = !screenOnly.includes(name)
        // Otherwise the sticky header would be in the middle.
        if (fullPage) await page.evaluate(() => scrollTo(0, 0))
        const path = join(process.env.SCREENSHOTS ?? 'screenshots', file)
        await page.screenshot({ path, fullPage, animations: 'disabled' })
      })
    }
  }
}

async function openNewsletter(page: Page) {
  await page.goto('/about')
  const form = newsletterForm(page)
  await hydrateForm(form.submit)
  return form
}
