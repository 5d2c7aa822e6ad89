import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from 'playwright/test'
import { type Host, hosts, type Preset } from '../../scripts/build/hosts.ts'
import { buildCopy, copySources } from '../../scripts/support/build-copy.ts'
import { type ApiHost, startApiHost } from '../support/api-host.ts'
import { type RunningHost, startHost } from './running-host.ts'

/** Named while the site is built, and nowhere after: what is set where it runs has to win. */
export const apiHostOfTheBuild = 'http://built-in.example'

type WorkerFixtures = {
  /** Nitro's name for the host that is tested; set by the project. */
  preset: Preset
  apiHostProcess: ApiHost
  build: { folder: string; output: string }
  /** The built site on its host, sending to the fake API host. */
  running: RunningHost
}

type TestFixtures = {
  host: Host
  /** The fake API host, with nothing received yet and its default answer. */
  apiHost: ApiHost
  /** The built site on its host, started anew with these variables for one test; stopped after it. */
  start: (variables: Record<string, string>) => Promise<RunningHost>
  /** What the browser has to complain about: a refusal of the Content-Security-Policy, say. */
  complaints: string[]
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  preset: ['node-server', { scope: 'worker', option: true }],
  apiHostProcess: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const apiHost = await startApiHost()
      await use(apiHost)
      await apiHost.stop()
    },
    { scope: 'worker' },
  ],
  build: [
    async ({ preset }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'host-'))
      await copySources(folder)
      const variables = { NITRO_PRESET: preset, API_HOST: apiHostOfTheBuild }
      const { built, output } = await buildCopy(folder, variables)
      if (!built) throw new Error(`The build failed:\n${output}`)
      await use({ folder, output })
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  running: [
    async ({ preset, build, apiHostProcess }, use) => {
      const running = await startHost(preset, build.folder, {
        API_HOST: apiHostProcess.url,
        SUBMISSION_LIMIT: '0',
      })
      await use(running)
      await running.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  host: async ({ preset }, use) => use(hosts[preset]),
  apiHost: async ({ apiHostProcess }, use) => {
    await apiHostProcess.reset()
    await use(apiHostProcess)
  },
  start: async ({ preset, build }, use) => {
    const started: RunningHost[] = []
    await use(async (variables) => {
      const running = await startHost(preset, build.folder, variables)
      started.push(running)
      return running
    })
    for (const running of started) await running.stop()
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await use(complaints)
  },
})
