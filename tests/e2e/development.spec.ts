import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { hydrated } from '../../scripts/support/hydrated.ts'
import { freePort, root } from '../../scripts/support/processes.ts'
import { hydrateForm } from '../support/hydration.ts'
import { expect, test } from '../support/test.ts'

// Its first start may bundle the dependencies anew, and then loads the page once more.
test.use({ expectedComplaints: ['504 (Outdated Optimize Dep)'] })
test.setTimeout(90_000)

// In development React compares every attribute, and warns of what the built site would accept silently.
test('every page hydrates on the dev server as it was rendered', async ({ page, request }) => {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', '--config', 'app.config.ts', '--port', String(port)],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    await new Promise<void>((resolve, reject) => {
      let printed = ''
      server.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString('utf8')
        if (printed.includes('ready in')) resolve()
      })
      server.once('exit', () => reject(new Error(`The dev server stopped:\n${printed}`)))
    })
    for (const path of ['/', '/contact', '/about', '/privacy']) {
      await page.goto(url + path)
      await hydrated(page.getByRole('contentinfo').getByRole('link').first())
      for (const button of await page.locator('form button').all()) await hydrateForm(button)
    }
    expect((await request.get(`${url}/no-such-page`)).status()).toBe(404)
  } finally {
    server.kill()
    if (server.exitCode === null) await once(server, 'exit')
  }
})
