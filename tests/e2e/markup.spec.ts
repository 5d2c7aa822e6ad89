import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/support/processes.ts'
import { ada } from '../support/contact-form.ts'
import { htmlFaults } from '../support/html-rules.ts'
import { expect, test } from '../support/test.ts'

test('every page of the build is HTML without a fault', async () => {
  const folder = join(root, '.output/public')
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  expect(pages.length).toBeGreaterThanOrEqual(5)
  for (const page of pages) {
    expect.soft(await htmlFaults(readFileSync(join(folder, page), 'utf8')), page).toEqual([])
  }
})

test('so is what the server answers with', async ({ site, apiHost }) => {
  const post = (fields: Record<string, string>) =>
    fetch(`${site.url}/contact`, {
      method: 'POST',
      headers: { origin: site.url },
      body: new URLSearchParams(fields),
    })
  const expectFaultless = async (answer: Response, status: number) => {
    expect(answer.status).toBe(status)
    expect.soft(await htmlFaults(await answer.text()), `${status}`).toEqual([])
  }
  const enquiry = { form: 'contact', ...ada, agreed: 'on' }
  await expectFaultless(await fetch(`${site.url}/no-such-page`), 404)
  await expectFaultless(await post({ form: 'contact' }), 422)
  await expectFaultless(await post({ form: 'newsletter' }), 422)
  await expectFaultless(await post(enquiry), 200)
  await apiHost.answer({ hangUp: true })
  await expectFaultless(await post(enquiry), 502)
})
