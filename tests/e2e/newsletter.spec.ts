import { pageAt, pagePaths } from '../../app/pages.ts'
import { openNewsletter } from '../support/newsletter-form.ts'
import { expect, test } from '../support/test.ts'

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({
      javaScriptEnabled: script,
      expectedComplaints: script ? [] : ['Failed to load resource'],
    })

    test('on every page with the form an address is signed up and the field cleared', {
      tag: script ? [] : '@host',
    }, async ({ page, apiHost }) => {
      const paths = pagePaths.filter((path) => pageAt(path)?.forms.includes('newsletter'))
      for (const path of paths) {
        const form = await openNewsletter(page, path, script)
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
      const form = await openNewsletter(page, '/about', script)
      for (const [address, flaw] of [
        ['', 'valueMissing'],
        ['ada at example', 'typeMismatch'],
      ] as const) {
        await form.email.fill(address)
        await form.submit.click()
        await expect(form.email).toBeFocused()
        const flawed = form.email.evaluate(
          (input: HTMLInputElement, name) => input.validity[name],
          flaw,
        )
        expect(await flawed).toBe(true)
        await expect(form.email).toHaveValue(address)
      }
      expect(apiHost.calls()).toEqual([])
    })
  })
}
