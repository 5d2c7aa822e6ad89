import { openContact } from '../support/forms.ts'
import { expect, test } from '../support/test.ts'

test('the back/forward cache restores a page with what was typed', async ({ page, site }) => {
  const form = await openContact(page, true)
  await page.evaluate(() => {
    addEventListener('pageshow', (event) => {
      document.documentElement.dataset.persisted = String(event.persisted)
    })
  })
  await form.message.fill('Half a thought')
  // Another document, like one of another site.
  await page.goto(`${site.url}/robots.txt`)
  // Playwright's goBack waits for a load event, and a page from this cache has none.
  await page.evaluate(() => history.back())
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await expect(form.message).toHaveValue('Half a thought')
})
