import { expect, test } from '../support/test.ts'

const pages = ['/', '/home', '/contact', '/about', '/privacy']

for (const path of pages) {
  test(`${path} is there, with the site's header and footer`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    const header = page.getByRole('banner').getByRole('navigation')
    await expect(header.getByRole('link', { name: 'Services' })).toHaveAttribute(
      'href',
      '/home#services',
    )
    await expect(header.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about')
    await expect(header.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    )
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link')).toHaveText(['Services', 'About', 'Contact Us'])
    await expect(footer).toContainText(/© 2025 .* Financial Services Inc\. All rights reserved\./)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  })
}

test.describe('a path that is no page', () => {
  test.use({ expectedComplaints: ['status of 404'] })

  test('is answered 404 with the fallback screen inside the site', async ({ page }) => {
    const answer = await page.goto('/no-such-page')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(page.getByText('404 Not Found')).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

for (const script of [true, false]) {
  test.describe(`the menu on a small screen, ${script ? 'with' : 'without'} script`, () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: script })

    test('opens, closes by its control, by Escape and by a click outside, and gives focus back', async ({
      page,
    }) => {
      await page.goto('/contact')
      const open = page.getByRole('button', { name: 'Open main menu' })
      const panel = page.getByRole('dialog')
      const ways = {
        control: () => panel.getByRole('button', { name: 'Close menu' }).click(),
        escape: () => page.keyboard.press('Escape'),
        outside: () => page.mouse.click(10, 400),
      }
      await expect(panel).toBeHidden()
      for (const close of Object.values(ways)) {
        await open.click()
        await expect(panel.getByRole('link')).toHaveText([
          'Services',
          'About',
          'Schedule Consultation',
        ])
        await close()
        await expect(panel).toBeHidden()
        await expect(open).toBeFocused()
      }
    })

    test('leads to the page and is closed there', async ({ page }) => {
      await page.goto('/contact')
      await page.getByRole('button', { name: 'Open main menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveURL(/\/about$/)
      await expect(page.getByRole('dialog')).toBeHidden()
    })
  })
}
