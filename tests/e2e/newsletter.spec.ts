import { pageAt, pagePaths } from '../../app/pages.ts'
import { unexpectedErrorMessage } from '../../app/submissions/outcome.ts'
import { bodyOf, hangUp, withMessage } from '../fakes/api-host.ts'
import { hydrateForm, newsletterForm } from '../support/forms.ts'
import { expect, test, withAndWithoutScript } from '../support/test.ts'

const full = 'Our list is full.'

withAndWithoutScript((script) => {
  const tag = script ? [] : '@host'
  test('the form on every page signs up an address', { tag }, async ({ page, apiHost }) => {
    const paths = pagePaths.filter((path) => pageAt(path)?.forms.includes('newsletter'))
    for (const path of paths) {
      await page.goto(path)
      const form = newsletterForm(page)
      if (script) await hydrateForm(form.submit)
      await form.email.fill(' Ada@Example.com ')
      await form.email.press('Enter')
      await expect(form.status).toHaveText('Received.')
      await expect(form.email).toHaveValue('')
      expect(new URL(page.url()).pathname).toBe(path)
    }
    const call = { method: 'POST', path: '/subscribe', contentType: 'application/json' }
    const body = bodyOf({ email: 'Ada@Example.com' })
    expect(apiHost.calls()).toEqual(paths.map(() => ({ ...call, body })))
  })

  test('an address that is not accepted stays in its field', async ({ page, apiHost }) => {
    await page.goto('/about')
    const form = newsletterForm(page)
    if (script) await hydrateForm(form.submit)
    await test.step('the browser refuses an empty and a malformed one', async () => {
      for (const [address, flaw] of [
        ['', 'valueMissing'],
        ['ada at example', 'typeMismatch'],
      ] as const) {
        await form.email.fill(address)
        await form.submit.click()
        await expect(form.email).toBeFocused()
        await expect(form.email).toHaveJSProperty(`validity.${flaw}`, true)
        await expect(form.email).toHaveValue(address)
      }
      expect(apiHost.calls()).toEqual([])
    })
    await form.email.fill('ada@example.com')
    for (const [answer, message] of [
      [withMessage(409, full), full],
      [hangUp, unexpectedErrorMessage],
    ] as const) {
      apiHost.answer(answer)
      await form.submit.click()
      await expect(form.failure).toHaveText(message)
      await expect(form.email).toHaveValue('ada@example.com')
    }
    expect(apiHost.calls()).toHaveLength(2)
  })
})
