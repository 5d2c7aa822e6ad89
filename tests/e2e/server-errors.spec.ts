import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unexpectedErrorMessage } from '../../app/submissions/outcome.ts'
import { startSite } from '../../scripts/support/processes.ts'
import { takenOver } from '../support/contact-form.ts'
import { htmlFaults } from '../support/html-rules.ts'
import { buildPatched } from '../support/patched-site.ts'
import { expectSafePage } from '../support/safe-page.ts'
import { call, functionAddresses } from '../support/server-functions.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 90_000 })

test('the build fails on a page that cannot be drawn, and on one that its own policy would refuse', async () => {
  const { folder, built, output } = await buildPatched({
    'app/pages/PrivacyPage.tsx': (source) =>
      source.replace(
        'export function PrivacyPage() {',
        `export function PrivacyPage() {\n  throw new Error('The page fell over')`,
      ),
    'app/sections/hero/Hero.tsx': (source) =>
      source.replace('<h1 ', `<h1 style={{ color: 'red' }} `),
  })
  await rm(folder, { recursive: true })
  expect(built).toBe(false)
  expect(output).toContain('The page fell over')
  expect(output).toContain('/privacy')
  expect(output).toMatch(/a style attribute: <h1 [^>]*style=/)
})

test('a page that fails on the server is the fallback screen with status 500; what happened is for the log', async () => {
  const { folder, built } = await buildPatched({
    'app/pages/ContactPage.tsx': (source) =>
      source.replace(
        '}: ContactPageProps) {',
        `}: ContactPageProps) {\n  if (posted) throw new Error('The password is swordfish\\n{"event":"forged"}')`,
      ),
    'app/submissions/newsletter.functions.ts': (source) =>
      source.replace(
        '(await submitSubscription(data)).outcome',
        `{ throw new Error('The key is herring' + submitSubscription.name + data) }`,
      ),
  })
  expect(built).toBe(true)
  const site = await startSite(
    { INBOX_FILE: join(folder, 'inbox.sqlite'), SUBMISSION_LIMIT: '0' },
    folder,
  )
  const answer = await fetch(`${site.url}/contact`, {
    method: 'POST',
    headers: { origin: site.url },
    body: new URLSearchParams({ form: 'contact', firstName: 'Ada' }),
  })
  const html = await answer.text()
  const calls = await Promise.all(
    functionAddresses(folder).map((address) =>
      call(site.url, address, '{"t":{"t":0,"s":1},"f":63,"m":[]}').then((called) => called.text()),
    ),
  )
  await site.stop()
  await rm(folder, { recursive: true })

  expect(answer.status).toBe(500)
  expectSafePage('500', answer, html)
  expect(await htmlFaults(html)).toEqual([])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(html).toContain('Unexpected Application Error!')
  expect(html).toContain('500 Internal Server Error')
  expect(html).toContain('Schedule Consultation')
  expect(html).not.toContain('swordfish')
  expect(calls.join()).toContain(unexpectedErrorMessage)
  expect(calls.join()).not.toContain('herring')

  // Every line is one that the site wrote: React, Start and what was thrown add none.
  const lines = site.output().trim().split('\n')
  const events = lines.map((line): { event: string; error?: string } => JSON.parse(line))
  const errorOf = (event: string) => events.find((line) => line.event === event)?.error
  expect(errorOf('render-failed')).toContain('The password is swordfish\n{"event":"forged"}')
  expect(errorOf('page-failed')).toBeDefined()
  expect(errorOf('server-function-failed')).toContain('The key is herring')
  expect(errorOf('forged')).toBeUndefined()
})

test.describe('in the browser', () => {
  test.use({ expectedComplaints: ['fell over', 'The frame'] })

  test('a loader that fails and a frame that fails show the fallback screen with their message', async ({
    page,
  }) => {
    const { folder, built } = await buildPatched({
      'app/routes/about.tsx': (source) =>
        source.replace(
          'loader: async ({ serverContext }) => {',
          `loader: async ({ serverContext }) => {
            if (typeof document !== 'undefined') throw new Error('The loader fell over')`,
        ),
      'app/routes/__root.tsx': (source) =>
        source.replace('  ClientOnly,', '  ClientOnly,\n  useLocation,').replace(
          'function Root() {',
          `function Root() {
              const { pathname } = useLocation()
              if (typeof document !== 'undefined' && pathname === '/privacy') throw new Error('The frame broke')`,
        ),
    })
    expect(built).toBe(true)
    const site = await startSite({ INBOX_FILE: join(folder, 'inbox.sqlite') }, folder)
    const banner = page.getByRole('banner')
    for (const [path, message] of [
      ['/about', 'The loader fell over'],
      ['/privacy', 'The frame broke'],
    ] as const) {
      await page.goto(`${site.url}/contact`)
      // The page's own part comes after its frame; a page that is not taken over yet, React draws
      // anew and says so in the console.
      await takenOver(page.getByLabel('First name'))
      // As a link would: the privacy policy has none that opens in the same tab.
      await page.evaluate((to) => history.pushState({}, '', to), path)
      await expect(
        page.getByRole('heading', { name: 'Unexpected Application Error!' }),
      ).toBeVisible()
      await expect(page.getByText(message, { exact: true })).toBeVisible()
      await expect(banner).toBeVisible()
    }
    await site.stop()
    await rm(folder, { recursive: true })
  })
})
