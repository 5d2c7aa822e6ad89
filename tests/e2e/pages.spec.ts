import { errors } from '../../app/content/errors.ts'
import { firm } from '../../app/content/firm.ts'
import { newsletter } from '../../app/content/newsletter.ts'
import { offices } from '../../app/content/offices.ts'
import { siteCopy } from '../../app/content/site-copy.ts'
import { findPage } from '../../app/page-table.ts'
import { loadPictures } from '../support/axe.ts'
import { htmlFaults } from '../support/html-rules.ts'
import {
  errorScreenLinks,
  headerLinks,
  missingPage,
  onEveryPage,
  readLinks,
} from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const footerLinks = [
  ['Services', '/home#services'],
  ['About', '/about'],
  ['Contact Us', '/contact'],
]

test.use({ colorScheme: 'dark' })

onEveryPage('is valid HTML and CSS, with header, footer and dark drawings', async (page, path) => {
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(path === missingPage ? 404 : 200)
  const html = (await answer?.text()) ?? ''
  expect(await htmlFaults(html)).toEqual([])
  // Safari before 16.4 knows no others.
  const queries = html.match(/(?<=@media ?|media=")[^{"]+/g) ?? []
  expect(queries.join('\n')).toMatch(/max-width/)
  expect(queries.filter((query) => /not \(|[<>]|&[lg]t;/.test(query))).toEqual([])

  await expect(page.locator('footer img').first()).toHaveAttribute('loading', 'lazy')
  await loadPictures(page)
  const shown = await page
    .locator('img[alt=""]')
    .evaluateAll((all: HTMLImageElement[]) => all.map(({ currentSrc }) => currentSrc))
  // A photograph is the same in both schemes.
  const drawn = shown.filter((url) => url.includes('svg'))
  expect(drawn.filter((url) => !url.endsWith('#dark'))).toEqual([])
  expect(drawn).not.toEqual([])

  const spoken = page.locator('[data-account-number]:not([aria-hidden="true"])')
  await expect(spoken, 'a number that assistive technology would read').toHaveCount(0)
  // The rows of the portal's spread are one.
  const bands = page.locator('main [data-ground]:not([data-picture] + [data-picture])')
  const grounds = await bands.evaluateAll<unknown[], HTMLElement>((all) =>
    all.map(({ dataset }) => dataset.ground),
  )
  const repeated = grounds.filter((ground, index) => ground === grounds[index - 1])
  expect(repeated, 'sections with the ground of the one before').toEqual([])
  const banner = page.getByRole('banner')
  const menu = banner.getByRole('navigation')
  expect(await readLinks(menu), 'the links of menus.ts are those of the specification').toEqual(
    headerLinks,
  )
  await expect(menu.locator('[data-variant]')).toHaveText('Schedule Consultation')
  const brand = banner.getByRole('link', { name: firm.name })
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(brand.getByText(firm.name)).toBeVisible()
    await expect(brand.getByText(siteCopy.tagline)).toBeVisible({ visible: width > 384 })
    const menuButton = banner.getByRole('button', { name: siteCopy.openMenu })
    await expect(menuButton).toBeVisible({ visible: width < 1024 })
  }
  await expect(page.locator('[type="password"]'), 'no login').toHaveCount(0)
  const footer = page.getByRole('contentinfo')
  expect(await readLinks(footer), 'first the links of the specification').toEqual([
    ...footerLinks,
    ...offices.flatMap(({ telephone, telephoneHref, directionsHref }) => [
      [telephone, telephoneHref],
      [siteCopy.directions, directionsHref],
    ]),
    [firm.email, `mailto:${firm.email}`],
    [siteCopy.privacy, '/privacy'],
  ])
  for (const { address, locality } of offices) {
    await expect(footer.getByText(locality)).toContainText(address.street.replace('\n', ', '))
  }
  const copyright = footer.getByText(`© 2025 ${firm.legalName}`)
  await expect(copyright).toHaveText(/\. All rights reserved\./)

  const signup = page.getByRole('region', { name: newsletter.heading })
  if (findPage(path)?.forms.includes('newsletter')) {
    // Last before the footer.
    const last = page.getByRole('main').getByRole('region').last()
    await expect(last).toHaveAccessibleName(newsletter.heading)
    await expect(signup.getByLabel(newsletter.email)).toHaveAttribute('type', 'email')
    await expect(signup.getByRole('button', { name: newsletter.submit })).toHaveCount(1)
  } else await expect(signup, 'a form that is not in `forms` in app/page-table.ts').toHaveCount(0)

  if (path === missingPage) {
    await expect(page.getByText(errors.notFound.message)).toBeVisible()
    const ways = readLinks(page.getByRole('region', { name: errors.heading }))
    expect(await ways).toEqual(errorScreenLinks)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const canonical = page.locator('link[rel="canonical"], [type="application/ld+json"]')
    await expect(canonical).toHaveCount(0)
  }
})
