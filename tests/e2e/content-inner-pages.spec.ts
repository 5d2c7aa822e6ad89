import { about, ceo } from '../../app/content/about.ts'
import { contact } from '../../app/content/contact.ts'
import { contactForm } from '../support/contact-form.ts'
import { expect, test } from '../support/test.ts'

test('a meeting is scheduled on a page elsewhere, in a new tab, and the link says so', async ({
  page,
  context,
  site,
}) => {
  await context.route('https://**', (route) => route.fulfill({ body: 'Pick an hour' }))
  await page.goto('/contact')
  const block = page.getByRole('region', { name: 'Schedule a Meeting' })
  await expect(block.getByRole('heading', { name: 'Schedule a Meeting', level: 1 })).toBeVisible()
  const link = block.getByRole('link')
  await expect(link).toHaveAccessibleName(contact.meeting.action)
  await expect(link).toHaveAccessibleDescription(contact.meeting.note)
  await expect(block.getByText(contact.meeting.note)).toBeVisible()
  await expect(link.locator('svg')).toBeVisible()

  const opened = context.waitForEvent('page')
  await link.click()
  const elsewhere = await opened
  await elsewhere.waitForLoadState()
  expect(new URL(elsewhere.url()).protocol).toBe('https:')
  expect(new URL(elsewhere.url()).origin).not.toBe(site.url)
  expect(await elsewhere.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL(/\/contact$/)
})

test('both offices have an address, a telephone and directions', async ({ page }) => {
  await page.goto('/contact')
  const offices = page.getByRole('complementary', { name: contact.offices.heading })
  await expect(offices.getByRole('heading', { level: 3 })).toHaveText(['Lynn', 'Boston'])
  for (const city of ['Lynn', 'Boston']) {
    const address = offices.locator('address').filter({ hasText: `${city}, MA` })
    await expect(address).toHaveText(new RegExp(`^\\d+ [\\w ]+${city}, MA \\d{5}$`))
    const [street = ''] = (await address.innerText()).split('\n')

    const call = offices.getByRole('link', { name: `Call the ${city} office` })
    const number = (await call.innerText()).replace(/\D/g, '')
    expect(number).toMatch(/^\d{10}$/)
    await expect(call).toHaveAttribute('href', `tel:+1${number}`)

    const directions = offices.getByRole('link', {
      name: `${contact.offices.directions} to the ${city} office (opens in a new tab)`,
    })
    await expect(directions).toHaveAttribute('target', '_blank')
    await expect(directions).toHaveAttribute('rel', /noopener/)
    const map = new URL((await directions.getAttribute('href')) ?? '')
    expect(map.protocol).toBe('https:')
    expect(map.searchParams.get('destination')).toContain(street)
    expect(map.searchParams.get('destination')).toContain(`${city}, MA`)
  }
})

test('the form offers the United States, Canada and the European Union, and chooses none', async ({
  page,
}) => {
  await page.goto('/contact')
  const { country } = contactForm(page)
  await expect(country).toHaveValue('')
  const choices = await country
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value')))
  expect(choices).toEqual(['', 'US', 'CA', 'EU'])
})

test('the firm’s values are listed, each with what it means', async ({ page }) => {
  await page.goto('/about')
  const section = page.getByRole('region', { name: about.values.heading })
  const values = section.getByRole('listitem')
  await expect(values.getByRole('heading')).toHaveText(about.values.values.map(({ name }) => name))
  await expect(values.getByRole('paragraph')).toHaveText(
    about.values.values.map(({ meaning }) => meaning),
  )
})

test('the CEO is quoted by name', async ({ page }) => {
  await page.goto('/about')
  const quote = page.getByRole('region', { name: about.quote.heading }).getByRole('figure')
  await expect(quote.getByRole('blockquote')).toContainText(about.quote.text)
  await expect(quote).toContainText(ceo.name)
  await expect(quote).toContainText(ceo.role)
})

test('what is different about the firm leads to a consultation', async ({ page }) => {
  await page.goto('/about')
  const section = page.getByRole('region', { name: 'How are we different?' })
  await expect(section.getByRole('heading', { name: 'How are we different?' })).toBeVisible()
  await expect(section.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script, contextOptions: { reducedMotion: 'reduce' } })

    test('the biography of the CEO is short, until it is opened and when it is closed again', async ({
      page,
    }) => {
      await page.goto('/about')
      const profile = page.getByRole('region', { name: ceo.name, exact: true })
      const short = profile.getByText(ceo.shortBio).and(page.locator(':visible'))
      const rest = ceo.bio.split('\n\n').slice(1)
      await expect(profile.getByText(ceo.role)).toBeVisible()
      await expect(profile.locator('img')).toHaveAttribute('src', ceo.imageUrl)

      await expect(short).toHaveCount(1)
      for (const paragraph of rest) await expect(profile.getByText(paragraph)).toBeHidden()
      await profile.getByText('Read more', { exact: true }).click()
      await expect(short).toHaveCount(1)
      for (const paragraph of rest) await expect(profile.getByText(paragraph)).toBeVisible()
      await expect(profile.getByText('Read more', { exact: true })).toBeHidden()
      await profile.getByText('Read less', { exact: true }).click()
      await expect(short).toHaveCount(1)
      for (const paragraph of rest) await expect(profile.getByText(paragraph)).toBeHidden()
      await expect(profile.getByText('Read less', { exact: true })).toBeHidden()
    })

    test('the contents of the policy lead to its seven sections, in order', async ({ page }) => {
      await page.goto('/privacy')
      await expect(page.getByText('Effective date: May 10th, 2024')).toBeVisible()
      const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
      const headings = page.getByRole('main').getByRole('heading', { level: 2 })
      const names = [
        /information collected/i,
        /use/i,
        /disclosure/i,
        /security/i,
        /children under 13/i,
        /changes/i,
        /contact/i,
      ]
      await expect(links).toHaveText(names)
      await expect(headings).toHaveText([/^Contents$/, ...names])
      for (const index of names.keys()) {
        await links.nth(index).click()
        await expect(headings.nth(index + 1)).toBeInViewport()
        await expect(headings.nth(index + 1)).toHaveId(new URL(page.url()).hash.slice(1))
      }
    })
  })
}
