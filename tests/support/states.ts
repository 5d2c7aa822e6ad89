import type { Page } from 'playwright/test'
import { about, ceo } from '../../app/content/about.ts'
import { errors } from '../../app/content/errors.ts'
import { receipts } from '../../app/content/receipts.ts'
import { canonicalPaths } from '../../app/page-table.ts'
import { type ApiHost, hangUp, withMessage } from '../fakes/api-host.ts'
import { fillIn, hydrateForm, newsletterForm, openContact } from './forms.ts'
import { missingPage, open, openMenu } from './pages.ts'
import { ada } from './posted-forms.ts'

/**
 * Every page, and every state that a page can be in. Each opens a page and brings it into the state. React has started in
 * all, so that two screenshots of one state are equal.
 */
export const states: Record<string, (page: Page, apiHost: ApiHost) => Promise<unknown>> = {
  ...Object.fromEntries(
    [...canonicalPaths, missingPage].map((path) => [
      path.slice(1) || 'home',
      (page: Page) => open(page, path),
    ]),
  ),
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

// The firm may have no more than what is shown at once.
if (ceo.bio !== ceo.shortBio) {
  states['about-biography'] = async (page) => {
    await open(page, '/about')
    await page.getByText(about.profile.more, { exact: true }).click()
    await page.getByText(about.profile.less, { exact: true }).waitFor()
  }
}

/** What the browser's console says in the states of a failure. */
export const complaintsOfStates = ['Failed to load', 'chunk failed']

/** The answer of the API host in all states but those of a failure. */
export const accept = withMessage(200, receipts.enquiry)

async function openNewsletter(page: Page) {
  await page.goto('/about')
  const form = newsletterForm(page)
  await hydrateForm(form.submit)
  return form
}
