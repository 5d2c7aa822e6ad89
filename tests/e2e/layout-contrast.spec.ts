import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'
import { about } from '../../app/content/about.ts'
import { ada, fillIn, openContact } from '../support/contact-form.ts'
import { everyPage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

// Colours are looked at where they have come to rest.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

/** Text below the contrast of WCAG 2.2, 1.4.6 (7:1, large text 4.5:1), in the light and in the dark scheme. */
async function faintText(page: Page): Promise<string[]> {
  // Not as a script element, which the site's policy refuses.
  await page.evaluate(axe.source)
  const options = { runOnly: ['color-contrast-enhanced'], resultTypes: ['violations'] }
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`)
    for (const node of violations.flatMap((violation) => violation.nodes)) {
      found.push(`${colorScheme}: ${node.html} ${node.failureSummary}`)
    }
  }
  return found
}

for (const { path, complaints } of everyPage) {
  test.describe(path, () => {
    test.use({ expectedComplaints: complaints })

    test('has no text below 7:1', async ({ page }) => {
      await page.goto(path)
      expect(await faintText(page)).toEqual([])
    })
  })
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the open menu has no text below 7:1', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Open main menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await faintText(page)).toEqual([])
  })
})

test('the form has no text below 7:1 when something is missing, and when it has been sent', async ({
  page,
}) => {
  const form = await openContact(page, true)
  await form.submit.click()
  await expect(form.summary).toBeVisible()
  expect(await faintText(page)).toEqual([])

  await fillIn(form, ada)
  await form.agreed.check()
  await form.submit.click()
  await expect(form.status).toHaveText('Received.')
  expect(await faintText(page)).toEqual([])
})

test('the form has no text below 7:1 when it could not be sent', async ({ page, apiHost }) => {
  await apiHost.answer({ hangUp: true })
  const form = await openContact(page, true)
  await fillIn(form, ada)
  await form.agreed.check()
  await form.submit.click()
  await expect(form.failure).toBeVisible()
  expect(await faintText(page)).toEqual([])
})

test('the open biography has no text below 7:1', async ({ page }) => {
  await page.goto('/about')
  await page.getByText(about.profile.more).click()
  await expect(page.getByText(about.profile.less)).toBeVisible()
  expect(await faintText(page)).toEqual([])
})
