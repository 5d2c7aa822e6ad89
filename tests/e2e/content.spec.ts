import type { Page } from 'playwright/test'
import { newsletter } from '../../app/content/newsletter.ts'
import { openContact } from '../support/contact-form.ts'
import { everyPage } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const fixedHeadline = 'Comprehensive Financial Solutions for Your Success'
const errorHeading = 'Unexpected Application Error!'

/** Every text of the page, what is folded away included; without pictures, what only sighted visitors have. */
function texts(page: Page, { pictures = true } = {}): Promise<string[]> {
  return page.evaluate((withPictures) => {
    const found: string[] = [document.title]
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const left = withPictures
        ? 'script, style'
        : 'script, style, address, a[href^="tel:"], [aria-hidden="true"]'
      if (node.nodeValue?.trim() && !node.parentElement?.closest(left)) found.push(node.nodeValue)
    }
    return found
  }, pictures)
}

/** Figures that are no claim: forms by name, dates, a status, and what can be counted on the page itself. */
const plainFigures = [
  /\bW-2s?\b/g,
  /\b1099s?\b/g,
  /© 2025\b/g,
  /\bMay 10th, 2024\b/g,
  /\bunder 13\b/g,
  /^404 Not Found$/g,
  /^[02]$/g,
]
const claims = [/\bover 50( years)?\b/g, /\bover 30( years)?\b/g, /\b2010\b/g]
const boasts =
  /\d|%|\$|award|licen[cs]ed|certified|accredited|guarantee|testimonial|percent|decade|\b(ten|twenty|thirty|forty|fifty|hundred|thousand)s?\b/i

for (const { path, complaints } of everyPage) {
  test.describe(path, () => {
    test.use({ expectedComplaints: complaints })

    test('says nothing louder or larger than the firm may', async ({ page }) => {
      await page.goto(path)
      const loud = (await texts(page)).filter((text) => /!|solution/i.test(text))
      const unexpected = loud.filter((text) => ![fixedHeadline, errorHeading].includes(text))
      expect.soft(unexpected, 'exclamation marks and solutions').toEqual([])

      const rest = (await texts(page, { pictures: false })).map((text) =>
        [...plainFigures, ...claims].reduce((left, figure) => left.replace(figure, ''), text),
      )
      expect
        .soft(
          rest.filter((text) => boasts.test(text)),
          'claims',
        )
        .toEqual([])
    })
  })
}

test('a form with something missing speaks no louder', async ({ page }) => {
  const form = await openContact(page, true)
  await form.submit.click()
  await expect(form.summary).toBeVisible()
  expect((await texts(page)).filter((text) => /!|solution/i.test(text))).toEqual([])
})

for (const [path, count] of [
  ['/', 1],
  ['/home', 1],
  ['/contact', 1],
  ['/about', 1],
  ['/privacy', 0],
] as const) {
  test(`${path} has ${count ? 'the newsletter, last before the footer' : 'no newsletter'}`, async ({
    page,
  }) => {
    await page.goto(path)
    const banner = page.getByRole('region', { name: newsletter.heading })
    await expect(banner).toHaveCount(count)
    await expect(page.getByRole('button', { name: newsletter.submit })).toHaveCount(count)
    if (count === 0) return
    await expect(page.getByRole('main').getByRole('region').last()).toHaveAccessibleName(
      newsletter.heading,
    )
    await expect(banner.getByLabel(newsletter.email)).toHaveAttribute('type', 'email')
  })
}

test('the footer and the menu on a small screen lead where they say', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/privacy')
  const footer = page.getByRole('contentinfo')
  await page.getByRole('button', { name: 'Open main menu' }).click()
  const panel = page.getByRole('dialog')
  for (const [name, href] of [
    ['Services', '/home#services'],
    ['About', '/about'],
    ['Schedule Consultation', '/contact'],
  ] as const) {
    await expect(panel.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await panel.getByRole('button', { name: 'Close menu' }).click()
  for (const [name, href] of [
    ['Services', '/home#services'],
    ['About', '/about'],
    ['Contact Us', '/contact'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})
