import { forms } from '../../app/content/forms.ts'
import { findPage, pagePaths } from '../../app/page-table.ts'
import { paths as callPaths, hangUp, requestBody, valid, withMessage } from '../fakes/api-host.ts'
import { hydrateForm, newsletterForm } from '../support/forms.ts'
import { postForm, renameAda, signup } from '../support/posted-forms.ts'
import { expect, test, withAndWithoutScript } from '../support/test.ts'

test.use({ expectedComplaints: ['Failed to load resource'] })

const full = 'Our list is full.'
const call = { method: 'POST', path: callPaths.signup, contentType: 'application/json' }

test('the form on every page signs up an address', { tag: '@host' }, async ({ site, apiHost }) => {
  const paths = pagePaths.filter((path) => findPage(path)?.forms.includes('newsletter'))
  for (const path of paths) {
    renameAda()
    const { email } = signup
    const response = await postForm(site, { ...signup, email: ` ${email} ` }, { path })
    expect(response.status, path).toBe(200)
    expect((await response.text()).includes('Received.'), path).toBe(true)
    expect(apiHost.calls().at(-1)).toEqual({ ...call, body: requestBody({ email }) })
  }
})

withAndWithoutScript((script) => {
  test('an address stays in its field until it is signed up', async ({ page, apiHost }) => {
    const { email } = signup
    await page.goto('/about')
    const form = newsletterForm(page)
    if (script) await hydrateForm(form.submit)
    const refused = { '': 'valueMissing', 'ada at example': 'typeMismatch' }
    for (const [address, flaw] of Object.entries(refused)) {
      await form.email.fill(address)
      await form.submit.click()
      await expect(form.email).toBeFocused()
      await expect(form.email).toHaveJSProperty(`validity.${flaw}`, true)
    }
    expect(apiHost.calls()).toEqual([])
    await form.email.fill(` ${email} `)
    const unexpected = 'An unexpected error occurred. Please try again later.'
    const answers = { [full]: withMessage(409, full), [unexpected]: hangUp }
    for (const [message, answer] of Object.entries(answers)) {
      apiHost.answer(answer)
      await form.submit.click()
      await expect(form.failure).toHaveText(message)
      await expect(form.email).toHaveValue(email)
    }
    apiHost.answer(valid)
    await form.email.press('Enter')
    await expect(form.status).toHaveText('Received.')
    await expect(form.email).toHaveValue('')
    expect(new URL(page.url()).pathname).toBe('/about')
    expect(apiHost.calls()).toEqual(Array(3).fill({ ...call, body: requestBody({ email }) }))
  })
})

test('what nobody sees is taken out of an address, which the browser would refuse with it', async ({
  page,
  apiHost,
}) => {
  const { email } = signup
  await page.goto('/about')
  const form = newsletterForm(page)
  // Before React comes.
  await form.email.fill(`\u00a0${email}`)
  await hydrateForm(form.submit)
  await expect(form.email).toHaveValue(email)
  // A word joiner, a mark and an isolate of right-to-left text, and an ideographic space.
  await form.email.fill(`\u2060${email.replace('@', '\u200e@\u2066')}\u3000`)
  await expect(form.email).toHaveValue(email)
  await form.email.press('Enter')
  await expect(form.status).toHaveText('Received.')
  expect(apiHost.calls()).toEqual([{ ...call, body: requestBody({ email }) }])
})

test('offline, the message is shown, and the address stays', async ({ page, context, apiHost }) => {
  await page.goto('/about')
  const form = newsletterForm(page)
  await hydrateForm(form.submit)
  await context.setOffline(true)
  await form.email.fill(signup.email)
  await form.submit.click()
  await expect(form.failure).toHaveText(forms.unexpected)
  await expect(form.email).toHaveValue(signup.email)
  await context.setOffline(false)
  await form.email.press('Enter')
  await expect(form.status).toHaveText('Received.')
  expect(apiHost.calls()).toHaveLength(1)
})
