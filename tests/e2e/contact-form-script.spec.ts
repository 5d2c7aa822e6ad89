import { contact } from '../../app/content/contact.ts'
import { later, valid } from '../fakes/api-host.ts'
import {
  ada,
  contactForm,
  expectKept,
  fillIn,
  openContact,
  payloadOf,
} from '../support/contact-form.ts'
import { hydrateForm } from '../support/hydration.ts'
import { expect, test } from '../support/test.ts'

const scripts = '**/assets/*.js'

test('the form is silent until it is submitted', async ({ page }) => {
  const form = await openContact(page, true)
  await form.firstName.fill('A')
  await form.firstName.fill('')
  await form.email.fill('nonsense')
  await form.message.focus()

  await expect(form.summary).toHaveCount(0)
  await expect(form.firstName).not.toHaveAttribute('aria-invalid')
  await expect(form.email).not.toHaveAttribute('aria-invalid')
})

test('while it is being sent the form says so, and more presses send nothing', async ({
  page,
  apiHost,
}) => {
  apiHost.answer(later(800, valid))
  const form = await openContact(page, true)
  await fillIn(form)
  await form.submit.dblclick()
  // A press all the same, where a person would see that it is busy.
  await form.submit.click({ force: true })

  await expect(form.status).toHaveText(contact.form.sending)
  await expect(form.submit).toHaveAttribute('aria-disabled', 'true')
  await expect(form.submit).toBeFocused()
  await expect(form.form).toHaveAttribute('aria-busy', 'true')
  await expect(form.status).toHaveText('Received.')
  await expect(form.submit).not.toHaveAttribute('aria-disabled')
  expect(apiHost.bodies()).toEqual([payloadOf()])
})

test('a submission that takes long is said to go on', async ({ page }) => {
  await page.clock.install()
  const form = await openContact(page, true)
  await page.route('**/_serverFn/**', () => {})
  await fillIn(form)
  await form.submit.click()
  await expect(form.status).toHaveText(contact.form.sending)
  await page.clock.runFor(6000)

  await expect(form.status).toHaveText(contact.form.slow)
  await expectKept(form)
})

test.describe('with no way to the site', () => {
  test.use({ expectedComplaints: ['Failed to load resource'] })

  test('a submission fails with the generic message and keeps what was typed', async ({
    page,
    context,
  }) => {
    const form = await openContact(page, true)
    await fillIn(form)
    await context.setOffline(true)
    await form.submit.click()

    await expect(form.failure).toHaveText('An unexpected error occurred. Please try again later.')
    await expectKept(form)
  })

  test('a page that came back from a post is hydrated as it stands', async ({ page, apiHost }) => {
    await page.route(scripts, (route) => route.abort())
    const posted = await openContact(page, false)
    await fillIn(posted, { ...ada, email: '' })
    await posted.country.selectOption('CA')
    await page.unroute(scripts)
    await posted.submit.click()

    const form = contactForm(page)
    await hydrateForm(form.submit)
    await expect(form.summary.getByRole('link')).toHaveText(['Enter your email address'])
    await expect(form.firstName).toHaveValue('Ada')
    await form.email.fill('ada@example.com')
    await form.submit.click()
    await expect(form.status).toHaveText('Received.')
    await expect(page).toHaveTitle(/^Contact/)
    await expect(form.firstName).toHaveValue('')
    await expect(form.agreed).not.toBeChecked()
    expect(apiHost.bodies()).toEqual([payloadOf({ country: 'CA' })])
  })
})

test.describe('while script is still on its way', () => {
  test('what was typed is kept when it arrives, and is sent', async ({ page, apiHost }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(scripts, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/contact', { waitUntil: 'commit' })
    const form = contactForm(page)
    await fillIn(form)
    await form.country.selectOption('EU')
    release()
    await hydrateForm(form.submit)
    await expectKept(form)
    await form.company.fill('Analytical Engines')
    await form.submit.click()

    await expect(form.status).toHaveText('Received.')
    expect(apiHost.bodies()).toEqual([payloadOf({ company: 'Analytical Engines', country: 'EU' })])
    await expect(form.firstName).toHaveValue('')
  })

  test('it can be submitted at once', async ({ page, apiHost }) => {
    await page.route(scripts, () => {})
    await page.goto('/contact', { waitUntil: 'commit' })
    const form = contactForm(page)
    await fillIn(form)
    await form.submit.click({ noWaitAfter: true })

    await expect(form.status).toHaveText('Received.')
    expect(apiHost.bodies()).toEqual([payloadOf()])
  })
})
