import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { Locator, Page } from 'playwright/test'
import { about, ceo } from '../../app/content/about.ts'
import { contact } from '../../app/content/contact.ts'
import { firm } from '../../app/content/firm.ts'
import { home } from '../../app/content/home.ts'
import { newsletter } from '../../app/content/newsletter.ts'
import { offices } from '../../app/content/offices.ts'
import { portal } from '../../app/content/portal.ts'
import { privacy } from '../../app/content/privacy.ts'
import { serviceGroups } from '../../app/content/services.ts'
import { siteCopy } from '../../app/content/site-copy.ts'
import { enquirySchema } from '../../app/forms/schema/contact.ts'
import { formMarker, honeypotName } from '../../app/forms/schema/posted-form.ts'
import { root } from '../../scripts/support/processes.ts'
import { contactForm, newsletterForm } from '../support/forms.ts'
import { readLinks } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const findCards = (section: Locator, page: Page) =>
  section.getByRole('listitem').filter({ has: page.getByRole('heading') })

async function expectLinks(links: readonly (readonly [Locator, string | RegExp, string])[]) {
  for (const [area, name, href] of links) {
    // `exact` has no effect on a regular expression.
    await expect(area.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
}

/** Expects elements to follow one another down the page. */
async function expectOrder(elements: Locator[]) {
  const tops = await Promise.all(elements.map(async (one) => (await one.boundingBox())?.y ?? -1))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(tops).not.toContain(-1)
}

test('the home page says what the firm does, and leads to the next steps', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const hero = region(page, 'Financial Services for Your Peace of Mind')
  const services = page.locator('#services')
  const banner = region(page, 'Expert Financial Management Services')
  const portalSection = region(page, portal.heading)
  const features = [
    'Seamless Secure Storage',
    'Instant Updates and Communication',
    'Streamlined File Transfer and Sharing',
  ]

  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(hero.getByText(home.hero.lede)).toBeVisible()
  for (const { name, value } of home.hero.facts) {
    await expect(hero.locator('dl > div').filter({ hasText: name })).toContainText(value)
  }
  const servicesName = 'Comprehensive Financial Solutions for Your Success'
  await expect(services).toHaveAccessibleName(servicesName)
  await expect(services.getByText('Trusted Financial Services', { exact: true })).toBeVisible()
  await expectOrder([
    hero,
    services,
    banner,
    region(page, home.wholePicture.heading),
    portalSection,
  ])
  await expectLinks([
    [hero, 'Schedule Consultation', '/contact'],
    [hero, /^Learn more/, '/contact'],
    [services, /^Get started/, '/contact'],
    [services, /^Learn more/, '/contact'],
    [banner, 'Learn More About Us', '/about'],
    [region(page, home.wholePicture.heading), 'Book a Demo', '/contact'],
    ...features.map((name) => [region(page, name), /^Learn more/, '/contact'] as const),
  ])

  // Each service has a card; services.test.ts has their names.
  const cards = findCards(services, page)
  await expect(cards).toHaveCount(serviceGroups.flatMap((group) => group.services).length)
  for (const card of await cards.all()) {
    await expect(card.getByRole('paragraph')).toBeVisible()
    await expect(card.locator('img')).toHaveCount(1)
  }
  const [left, right] = [await cards.first().boundingBox(), await cards.nth(1).boundingBox()]
  expect(right?.y, 'side by side').toBe(left?.y)

  const practiceArea = (name: string) =>
    services.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
  for (const [area, ...offers] of [
    [practiceArea('Tax'), 'proactive planning', 'year-round', 'total picture'],
    [practiceArea('Tax'), 'federal, state and local law', 'individual and business'],
    [practiceArea('Finance'), 'needs assessments', 'loan packages with financial analysis'],
    [practiceArea('Finance'), 'finding financing sources', 'guidance presenting to lenders'],
    [practiceArea('Finance'), 'support in loan negotiations'],
    [banner, 'bookkeeping', 'tax', 'payroll', 'financing'],
    [region(page, home.wholePicture.heading), 'bookkeeper', 'payroll', 'tax', 'loan'],
    [portalSection, 'secure cloud file sharing', 'W-2s, 1099s', 'messaging center'],
    [portalSection, 'real-time updates', 'multi-factor authentication'],
  ] as const) {
    for (const offer of offers) await expect(area).toContainText(offer, { ignoreCase: true })
  }

  const blocks = findCards(portalSection, page)
  await expect(blocks).toHaveCount(3)
  for (const card of await blocks.all()) await expectLinks([[card, /^Learn more/, '/contact']])
  // They alternate from side to side.
  const headings = features.map((name) => page.getByRole('heading', { name, exact: true }))
  const boxes = await Promise.all(headings.map((heading) => heading.boundingBox()))
  const [first = 0, second = 0, third = 0] = boxes.map((box) => box?.x)
  expect(second).toBeGreaterThan(first + 300)
  expect(third).toBeLessThan(second - 300)
  await expectOrder(headings)
})

test('a meeting is scheduled on another site, or by telephone', async ({ page }) => {
  await page.goto('/contact')
  const block = region(page, 'Schedule a Meeting')
  await expect(block.getByRole('heading', { name: 'Schedule a Meeting', level: 1 })).toBeVisible()
  await expectOrder([
    page.getByRole('banner'),
    block,
    region(page, contact.form.heading),
    page.getByRole('complementary', { name: contact.offices.heading }),
    region(page, newsletter.heading),
  ])
  const link = block.getByRole('link', { name: contact.meeting.action })
  await expect(link).toHaveAccessibleDescription(/\S/)
  await expect(link).toHaveAttribute('href', /^https:/)
  await expectLinks(
    offices.map(({ city, telephone, telephoneHref }) => {
      return [block, `${siteCopy.call(city)} ${telephone}`, telephoneHref] as const
    }),
  )
})

test('each office has its address, its number and a map', async ({ page }) => {
  await page.goto('/contact')
  const section = page.getByRole('complementary', { name: contact.offices.heading })
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Lynn', 'Boston'])
  for (const { city, address, locality, telephone, telephoneHref } of offices) {
    const { street, region: state } = address
    expect(state, 'the offices are in Massachusetts').toBe('MA')
    const shown = section.locator('address').filter({ hasText: `${city}, ${state}` })
    await expect(shown).toHaveText(`${street}${locality}`)

    const call = section.getByRole('link', { name: contact.offices.call(city) })
    await expect(call).toContainText(telephone)
    await expect(call).toHaveAttribute('href', telephoneHref)

    const directions = `${contact.offices.directions} to the ${city} office (opens in a new tab)`
    const link = section.getByRole('link', { name: directions })
    const map = new URL((await link.getAttribute('href')) ?? '')
    const destination = `${street.replace('\n', ', ')}, ${city}, ${state}`
    expect(map.searchParams.get('destination')).toContain(destination)
  }
})

test('the contact form has each field, with autocomplete value and keyboard', async ({ page }) => {
  await page.goto('/contact')
  const form = contactForm(page)
  await expect(form.agreed).toHaveAccessibleName('Agree to policies')
  const fields = [
    [form.firstName, 'given-name', 'text'],
    [form.lastName, 'family-name', 'text'],
    [form.company, 'organization', 'text'],
    [form.email, 'email', 'email'],
    [form.country, 'country', null],
    [form.phoneNumber, 'tel', 'tel'],
    [form.message, 'on', 'text'],
    [newsletterForm(page).email, 'email', 'email'],
  ] as const
  for (const [field, autocomplete, inputmode] of fields) {
    await expect(field).toHaveAttribute('autocomplete', autocomplete)
    if (inputmode !== null) await expect(field).toHaveAttribute('inputmode', inputmode)
  }
  await expect(form.email).toHaveAttribute('type', 'email')
  const required = form.form.locator('label').filter({ hasText: '*' })
  for (const label of ['First name*', 'Last name*', 'Email*', 'Message*']) {
    await expect(required.filter({ hasText: label }), label).toHaveCount(1)
  }
  for (const field of [form.company, form.country, form.phoneNumber]) {
    await expect(field).toHaveAccessibleName(/ \(optional\)$/)
  }
  await expectLinks([[form.form, 'Read the privacy policy (opens in a new tab)', '/privacy']])
  await expect(form.form.locator('a[href="/privacy"]')).toHaveAttribute('target', '_blank')
  const honeypot = form.form.locator(`[name="${honeypotName}"]`)
  await expect(honeypot).toHaveAttribute('autocomplete', 'off')
  const filledInByHand = '[type="hidden"], [type="checkbox"], [inert] *, [autocomplete]'
  const withoutAutocomplete = page.locator(`:is(input, select, textarea):not(${filledInByHand})`)
  await expect(withoutAutocomplete).toHaveCount(0)

  await expect(form.country).toHaveValue('')
  const options = form.country.getByRole('option')
  const values = options.evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value))
  expect(await values).toEqual(['', 'US', 'CA', 'EU'])

  const controls = await form.form.locator('[name]').all()
  const names = await Promise.all(controls.map((control) => control.getAttribute('name')))
  const asSpecified = ['firstName', 'lastName', 'company', 'email', 'phoneNumber', 'country']
  asSpecified.push('message', 'agreed')
  expect(names.filter((name) => asSpecified.includes(`${name}`))).toEqual(asSpecified)
  const inSchema = Object.keys(enquirySchema.entries)
  expect(names.toSorted()).toEqual([...inSchema, formMarker, honeypotName].toSorted())
})

test('the about page has the values, the CEO and the difference', async ({ page }) => {
  await page.goto('/about')
  await expect(findCards(region(page, about.values.heading), page)).not.toHaveCount(0)

  const quote = region(page, about.quote.heading).getByRole('figure')
  await expect(quote.getByRole('blockquote')).toBeVisible()
  await expect(quote).toContainText(ceo.name)
  await expect(quote).toContainText(ceo.role)

  const difference = region(page, 'How are we different?')
  await expect(difference.getByRole('heading', { level: 2 })).toBeVisible()
  await expectLinks([[difference, 'Schedule Consultation', '/contact']])
  await expect(difference.getByRole('table', { name: about.difference.heading })).toBeVisible()

  const profile = region(page, ceo.name)
  const values = region(page, about.values.heading)
  const word = region(page, about.quote.heading)
  await expectOrder([values, word, difference, profile, region(page, newsletter.heading)])
  await expect(profile.getByText(ceo.role)).toBeVisible()
  const portrait = profile.locator('img')
  await expect(portrait).toHaveAttribute('alt', ceo.imageAlt)
  expect((await portrait.boundingBox())?.width).toBeGreaterThan(300)
})

test('of the photographs beside the texts, only the one that the firm has chosen is published', () => {
  const files = readdirSync(join(root, '.output/public/assets'))
  const photographs = files.filter((file) => /\.(avif|webp|jpe?g)$/.test(file))
  const names = new Set(photographs.map((file) => file.replace(/-[\w-]{8}\..*/, '')))
  expect([...names]).toEqual(ceo.imageUrl.endsWith('.svg') ? [] : [parse(ceo.imageUrl).name])
})

test('the privacy policy has its date, its seven sections and its contacts', async ({ page }) => {
  const { sections, contentsHeading } = privacy
  await page.goto('/privacy')
  await expect(page.getByText('Effective date: May 10th, 2024')).toBeVisible()
  const specified =
    'Information collected, Use, Disclosure, Security, Children under 13, Changes, Contact'
  expect(sections.map(({ heading }) => heading).join(', ')).toBe(specified)
  const links = page.getByRole('navigation', { name: contentsHeading }).getByRole('link')
  await expect(links).toHaveCount(sections.length)
  for (const [index, { id, heading }] of sections.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', `#${id}`)
    await expect(region(page, heading).getByRole('heading')).toHaveId(id)
  }
  await links.last().click()
  await expect(page.locator('#contact')).toBeInViewport()
  expect(await readLinks(region(page, 'Contact'))).toEqual([
    [firm.email, `mailto:${firm.email}`],
    ...offices.map(({ telephone, telephoneHref }) => [telephone, telephoneHref]),
  ])
})
