import { contactForm, hydrateForm } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

test('the back/forward cache restores a page with what was typed', async ({ page, site }) => {
  await page.goto('/contact')
  await page.evaluate(() => {
    addEventListener('pageshow', (event) => {
      document.documentElement.dataset.persisted = String(event.persisted)
    })
  })
  const form = contactForm(page)
  await hydrateForm(form.submit)
  await form.message.fill('Half a thought')
  // Another document, like one of another site.
  await page.goto(`${site.url}/robots.txt`)
  // Playwright's goBack waits for a load event, and a page from this cache has none.
  await page.evaluate(() => history.back())
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await expect(form.message).toHaveValue('Half a thought')
})
