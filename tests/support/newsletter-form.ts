import type { Page } from 'playwright/test'
import { newsletter } from '../../app/content/newsletter.ts'
import { hydrateForm } from './contact-form.ts'

/** The newsletter's form as a visitor finds it. */
export function newsletterForm(page: Page) {
  const form = page.locator('form').filter({ hasText: newsletter.email })
  return {
    email: form.getByLabel(newsletter.email),
    submit: form.getByRole('button', { name: newsletter.submit }),
    status: form.getByRole('status'),
    failure: form.getByRole('alert').filter({ hasText: /./ }),
  }
}

/** Opens a page with the form, and waits for script where there is any. */
export async function openNewsletter(page: Page, path: string, script: boolean) {
  await page.goto(path)
  const form = newsletterForm(page)
  if (script) await hydrateForm(form.submit)
  return form
}
