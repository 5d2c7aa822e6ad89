import { ada, adaPayload, contactForm, fillIn } from '../support/contact-form.ts'
import { hydrateForm } from '../support/hydration.ts'
import { expect, test } from '../support/test.ts'

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script, expectedComplaints: ['Failed to load resource'] })

    test('a form with the honeypot filled is not sent, says so, and can be sent again', async ({
      page,
      apiHost,
    }) => {
      await page.goto('/contact')
      let form = contactForm(page)
      if (script) await hydrateForm(form.submit)
      const honeypot = form.form.locator('[name="website"]')
      await expect(honeypot).not.toBeInViewport()
      await fillIn(form)
      await form.agreed.check()
      await honeypot.evaluate((field: HTMLInputElement) => {
        field.value = 'https://buy.example'
      })
      await form.submit.click()
      form = contactForm(page)
      await expect(form.failure).toContainText('This was not sent')
      await expect(form.message).toHaveValue(ada.message)
      expect(await apiHost.calls()).toEqual([])
      await form.submit.click()
      await expect(form.status).toHaveText('Received.')
      expect((await apiHost.calls()).map((call) => call.body)).toEqual([adaPayload])
    })
  })
}
