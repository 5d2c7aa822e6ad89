import { about } from '../../app/content/about.ts'
import { hydrated } from '../../scripts/support/hydrated.ts'
import { unclearLinks } from '../support/accessible-links.ts'
import { expectAccessible } from '../support/axe.ts'
import { ada, fillIn, openContact } from '../support/contact-form.ts'
import { newsletterForm } from '../support/newsletter-form.ts'
import { everyPage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

// Many looks at a page, which take their time on a busy machine.
test.describe.configure({ timeout: 60_000 })

// Colors are looked at where they have come to rest.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

for (const { path, complaints } of everyPage) {
  test.describe(path, () => {
    test.use({ expectedComplaints: complaints })

    test('has nothing that axe finds fault with, and links that stand alone', async ({ page }) => {
      await page.goto(path)
      await expectAccessible(page, path)
      expect(await unclearLinks(page)).toEqual([])
    })
  })
}

test.describe('nor has', () => {
  test('the open menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Open main menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'menu', [390])
  })

  test('the open biography', async ({ page }) => {
    await page.goto('/about')
    await page.getByText(about.profile.more).click()
    await expect(page.getByText(about.profile.less)).toBeVisible()
    await expectAccessible(page, 'biography')
  })

  test('a form with something missing, and a newsletter that could not be had', async ({
    page,
    apiHost,
  }) => {
    await apiHost.answer({ status: 409, body: '{"message":"You are on the list already."}' })
    const form = await openContact(page, true)
    const newsletter = newsletterForm(page)
    await newsletter.email.fill('ada@example.com')
    await newsletter.submit.click()
    await expect(newsletter.failure).toBeVisible()
    await form.submit.click()
    await expect(form.summary).toBeVisible()
    await expectAccessible(page, 'something missing')
  })

  test('a form that has been sent, and a newsletter that has been signed up for', async ({
    page,
    apiHost,
  }) => {
    const form = await openContact(page, true)
    const newsletter = newsletterForm(page)
    await newsletter.email.fill('ada@example.com')
    await newsletter.submit.click()
    await expect(newsletter.status).toHaveText('Received.')
    await fillIn(form, ada)
    await form.agreed.check()
    await form.submit.click()
    await expect(form.status).toHaveText('Received.')
    expect(await apiHost.calls()).toHaveLength(2)
    await expectAccessible(page, 'sent')
  })

  test('a form that could not be sent', async ({ page, apiHost }) => {
    await apiHost.answer({ hangUp: true })
    const form = await openContact(page, true)
    await fillIn(form, ada)
    await form.agreed.check()
    await form.submit.click()
    await expect(form.failure).toBeVisible()
    await expectAccessible(page, 'not sent')
  })
})

test.describe('when a page’s code does not arrive', () => {
  test.use({ expectedComplaints: ['Failed to load', 'Loading chunk failed'] })

  test('the error screen has nothing either', async ({ page }) => {
    await page.goto('/contact')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' })
    await hydrated(link)
    await page.route('**/assets/about-*.js', (route) => route.abort())
    await link.click()
    await expect(page.getByText('Loading chunk failed (error)')).toBeVisible()
    await expectAccessible(page, 'error screen')
  })
})
