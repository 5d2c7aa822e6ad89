import type { Page } from 'playwright/test'
import { pageAt, pagePaths } from '../../app/pages.ts'
import { hydrateForm } from '../support/hydration.ts'
import { newsletterForm } from '../support/newsletter-form.ts'
import { expect, test } from '../support/test.ts'

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({
      javaScriptEnabled: script,
      expectedComplaints: script ? [] : ['Failed to load resource'],
    })

    async function open(page: Page, path: string) {
      await page.goto(path)
      const form = newsletterForm(page)
      if (script) await hydrateForm(form.submit)
      return form
    }

    test('on every page with the form an address is signed up and the field cleared', {
      tag: script ? [] : '@host',
    }, async ({ page, apiHost }) => {
      const paths = pagePaths.filter((path) => pageAt(path)?.forms.includes('newsletter'))
      for (const path of paths) {
        const form = await open(page, path)
        await form.email.fill(' Ada@Example.com ')
        await form.email.press('Enter')
        await expect(form.status).toHaveText('Received.')
        await expect(form.email).toHaveValue('')
        expect(new URL(page.url()).pathname).toBe(path)
      }
      const call = { method: 'POST', path: '/subscribe', contentType: 'application/json' }
      expect(apiHost.calls()).toEqual(
        paths.map(() => ({ ...call, body: '{"email":"Ada@Example.com"}' })),
      )
    })

    test('the browser itself holds back an empty and a malformed address', async ({
      page,
      apiHost,
    }) => {
      const form = await open(page, '/about')
      await form.submit.click()
      await expect(form.email).toBeFocused()
      expect(
        await form.email.evaluate((input: HTMLInputElement) => input.validity.valueMissing),
      ).toBe(true)
      await form.email.fill('ada at example')
      await form.submit.click()
      expect(
        await form.email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch),
      ).toBe(true)

      await expect(form.email).toHaveValue('ada at example')
      expect(apiHost.calls()).toEqual([])
    })
  })
}
