import { hydrateForm, openContact } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

test('a page from the back/forward cache has what was typed into it @release', async ({ page }) => {
  const form = await openContact(page, true)
  await page.evaluate(() => {
    addEventListener('pageshow', (event) => {
      document.documentElement.dataset.persisted = String(event.persisted)
    })
  })
  await form.message.fill('Half a thought')
  await page.goto('/contact?again')
  await hydrateForm(form.submit)
  await form.message.fill('A whole thought')
  // Playwright's goBack waits for a load event, and a page from this cache has none.
  await page.evaluate(() => history.back())
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await expect(form.message).toHaveValue('Half a thought')
})
