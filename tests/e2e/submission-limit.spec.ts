import { rateLimitReached } from '../../app/content/receipts.ts'
import { ada, contactForm, fillIn, openContact } from '../support/contact-form.ts'
import { expect, test } from '../support/test.ts'

test('an address past its limit is told so, loses nothing it typed, and nothing more is sent', async ({
  page,
  browser,
  apiHost,
  start,
}) => {
  const site = await start({ API_HOST: apiHost.url, SUBMISSION_LIMIT: '1' })
  const form = await openContact(page, true, site.url)
  await fillIn(form)
  await form.agreed.check()
  await form.submit.click()
  await expect(form.status).toHaveText('Received.')

  const withoutScript = await browser.newContext({ javaScriptEnabled: false })
  const plainPage = await withoutScript.newPage()
  const plain = await openContact(plainPage, false, site.url)
  for (const again of [form, plain]) {
    await fillIn(again)
    await again.country.selectOption('EU')
    await again.agreed.check()
  }
  await form.submit.click()
  const [answer] = await Promise.all([
    plainPage.waitForResponse((response) => response.request().method() === 'POST'),
    plain.submit.click(),
  ])
  expect(answer.status()).toBe(429)
  const wait = Number(await answer.headerValue('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(600)

  for (const shown of [page, plainPage]) {
    const held = contactForm(shown)
    await expect(held.failure.filter({ hasText: /./ })).toHaveText(rateLimitReached(10))
    for (const field of ['firstName', 'lastName', 'email', 'message'] as const) {
      await expect(held[field]).toHaveValue(ada[field])
    }
    await expect(held.country).toHaveValue('EU')
    await expect(held.agreed).toBeChecked()
  }
  expect(await apiHost.calls()).toHaveLength(1)
  await withoutScript.close()
})
