import { createServer } from 'vite'
import { canonicalPaths } from '../../app/page-table.ts'
import { waitForElementHydration } from '../../scripts/support/element-hydration.ts'
import { root } from '../../scripts/support/processes.ts'
import { hydrateForm } from '../support/forms.ts'
import { layerOrder, layers } from '../support/layout.ts'
import { expect, test } from '../support/test.ts'

// On its first start the dev server may bundle the dependencies again and reload the page.
test.use({ expectedComplaints: ['504 (Outdated Optimize Dep)'] })

// In development React compares every attribute and prints a warning, which the built site does not.
test('every page hydrates on the dev server without a difference @release', async ({
  page,
  request,
}) => {
  const server = await createServer({ root, configFile: `${root}app.config.ts` })
  await using stack = new AsyncDisposableStack()
  stack.defer(() => server.close())
  // Before that, the page ends its requests.
  stack.defer(async () => void (await page.goto('about:blank')))
  await server.listen()
  const [url = ''] = server.resolvedUrls?.local ?? []
  for (const path of canonicalPaths) {
    await page.goto(new URL(path, url).href)
    expect(await layerOrder(page)).toEqual(layers)
    await waitForElementHydration(page.getByRole('contentinfo').getByRole('link').first())
    for (const button of await page.locator('form button').all()) await hydrateForm(button)
    expect(await layerOrder(page)).toEqual(layers)
  }
  expect((await request.get(`${url}no-such-page`)).status()).toBe(404)
})
