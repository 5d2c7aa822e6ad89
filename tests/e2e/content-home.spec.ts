import type { Page } from 'playwright/test'
import { home } from '../../app/content/home.ts'
import { portal } from '../../app/content/portal.ts'
import { serviceGroups } from '../../app/content/services.ts'
import { expect, test } from '../support/test.ts'

const services = [
  'Monthly Bookkeeping',
  'Financial Statements',
  'Tax Planning and Preparation',
  'IRS Audit Representation',
  'Invoicing and Collections',
  'Business Plan Preparation',
  'Controllership',
  'Account Reconciliation',
  'Bill Payment',
]

const servicesSection = (page: Page) => page.locator('#services')

test('/ and /home show the same page', async ({ page }) => {
  await page.goto('/')
  const words = await page.getByRole('main').innerText()
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.getByRole('main').innerText()).toBe(words)
})

test('the hero says what the firm is for, and leads to contact twice', async ({ page }) => {
  await page.goto('/')
  const hero = page.getByRole('region', { name: 'Financial Services for Your Peace of Mind' })
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(hero.getByText(home.hero.lede)).toBeVisible()
  await expect(hero.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  )
  await expect(hero.getByRole('link', { name: /^Learn more/ })).toHaveAttribute('href', '/contact')
})

test('the services are nine cards, each with a name, a description and an icon', async ({
  page,
}) => {
  await page.goto('/')
  const section = servicesSection(page)
  await expect(section).toHaveAccessibleName('Comprehensive Financial Solutions for Your Success')
  await expect(section.getByText('Trusted Financial Services', { exact: true })).toBeVisible()
  const cards = section.getByRole('listitem').filter({ has: page.getByRole('heading') })
  await expect(cards).toHaveCount(services.length)
  const descriptions = new Map(
    serviceGroups.flatMap((group) =>
      group.services.map(({ name, description }) => [name, description]),
    ),
  )
  for (const name of services) {
    const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) })
    await expect(card).toBeVisible()
    await expect(card.getByRole('paragraph')).toHaveText(descriptions.get(name) ?? 'none')
    const icon = card.locator('img')
    await icon.scrollIntoViewIfNeeded()
    await expect
      .poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('tax and finance have a card each, with all that the firm does there', async ({ page }) => {
  await page.goto('/')
  const card = (name: string) =>
    servicesSection(page)
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(card('Tax')).toContainText(/proactive planning, year-round/i)
  await expect(card('Tax')).toContainText('total picture')
  await expect(card('Tax')).toContainText('Federal, state and local law')
  await expect(card('Tax')).toContainText('Individual and business')
  await expect(card('Finance').getByRole('listitem')).toHaveText([
    'Needs assessments',
    'Loan packages with financial analysis',
    'Finding financing sources',
    'Guidance presenting to lenders',
    'Support in loan negotiations',
  ])
})

test('every next step of the home page leads to its page', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const banner = page.getByRole('region', { name: 'Expert Financial Management Services' })
  await expect(banner.getByText(home.firmBanner.lede)).toBeVisible()
  for (const [link, href] of [
    [servicesSection(page).getByRole('link', { name: /^Get started/ }), '/contact'],
    [servicesSection(page).getByRole('link', { name: /^Learn more/ }), '/contact'],
    [banner.getByRole('link', { name: 'Learn More About Us' }), '/about'],
    [main.getByRole('link', { name: 'Book a Demo' }), '/contact'],
  ] as const) {
    await expect(link).toHaveAttribute('href', href)
  }
})

test('the portal has three cards, each with a way to learn more', async ({ page }) => {
  await page.goto('/')
  const section = page.getByRole('region', { name: portal.heading })
  const cards = section.getByRole('listitem').filter({ has: page.getByRole('heading') })
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) {
    await expect(card.getByRole('link', { name: /^Learn more/ })).toHaveAttribute(
      'href',
      '/contact',
    )
  }
  for (const promise of [
    /secure cloud file sharing/i,
    /W-2s, 1099s/,
    /messaging center/i,
    /real-time updates/i,
    /multi-factor authentication/i,
  ]) {
    await expect(section).toContainText(promise)
  }
})

test('three blocks tell of the portal, from side to side, each with a way to contact', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const starts: number[] = []
  for (const name of [
    'Seamless Secure Storage',
    'Instant Updates and Communication',
    'Streamlined File Transfer and Sharing',
  ]) {
    const block = page.getByRole('region', { name, exact: true })
    await expect(block.getByRole('link', { name: /^Learn more/ })).toHaveAttribute(
      'href',
      '/contact',
    )
    const box = await block.getByRole('heading', { name, exact: true }).boundingBox()
    starts.push(box?.x ?? Number.NaN)
  }
  const [first = 0, second = 0, third = 0] = starts
  expect(second).toBeGreaterThan(first + 300)
  expect(third).toBeLessThan(second - 300)
})
