import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { galleryTitle } from '../../app/design-gallery/title.ts'
import { hydrated } from '../../scripts/support/hydrated.ts'
import { freePort, root } from '../../scripts/support/processes.ts'
import { takenOver } from '../support/contact-form.ts'
import { expect, test } from '../support/test.ts'

test.describe('on the built site', () => {
  test.use({ expectedComplaints: ['status of 404'] })

  test('the gallery’s address is no page', async ({ page }) => {
    const answer = await page.goto('/design')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('404 Not Found')).toBeVisible()
  })
})

test.describe('in development', () => {
  // One after the other, on one dev server.
  test.describe.configure({ mode: 'default' })
  // Its first start may bundle the dependencies anew, and loads the page once more when it has.
  test.use({ expectedComplaints: ['504 (Outdated Optimize Dep)'] })
  test.setTimeout(90_000)

  let server: ChildProcess
  let url: string

  test.beforeAll(async () => {
    const port = await freePort()
    url = `http://localhost:${port}`
    server = spawn(
      process.execPath,
      ['node_modules/vite/bin/vite.js', '--config', 'app.config.ts', '--port', String(port)],
      { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    await new Promise<void>((resolve, reject) => {
      let printed = ''
      server.stdout?.on('data', (chunk: Buffer) => {
        printed += chunk.toString('utf8')
        if (printed.includes('ready in')) resolve()
      })
      server.once('exit', () => reject(new Error(`The dev server stopped:\n${printed}`)))
    })
  })

  test.afterAll(async () => {
    if (server.exitCode !== null) return
    server.kill()
    await once(server, 'exit')
  })

  test('the gallery shows every sheet, and no two things have one id', async ({ page }) => {
    await page.goto(`${url}/design`)
    await expect(page.getByRole('heading', { level: 1, name: galleryTitle })).toBeVisible({
      timeout: 60_000,
    })
    for (const link of await page.getByRole('navigation').getByRole('link').all()) {
      const id = (await link.getAttribute('href'))?.slice(1)
      await expect(page.locator(`section#${id}`)).toBeVisible()
    }
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('a state that comes and goes is held still', async ({ page }) => {
    await page.goto(`${url}/design`)
    const button = page.locator('button[data-forced="focus-visible"]').first()
    await expect(button).toHaveCSS('outline-style', 'solid', { timeout: 60_000 })
  })

  test('the site’s own pages are there beside it', async ({ request }) => {
    expect((await request.get(`${url}/about`)).status()).toBe(200)
    expect((await request.get(`${url}/designs`)).status()).toBe(404)
  })

  // Where React compares every attribute, and warns of what the built site would take silently.
  test('every page is taken over as the server rendered it', async ({ page }) => {
    for (const path of ['/', '/contact', '/about', '/privacy']) {
      await page.goto(url + path)
      await hydrated(page.getByRole('contentinfo').getByRole('link').first())
      for (const button of await page.locator('form button').all()) await takenOver(button)
    }
  })
})
