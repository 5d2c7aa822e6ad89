import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from 'playwright/test'
import { type Site, startSite } from '../../scripts/support/processes.ts'
import { type ApiHost, startApiHost } from './api-host.ts'

type WorkerFixtures = {
  /** A fake API host of this worker's own. */
  apiHostProcess: ApiHost
  /** The built site, sending to that host. */
  site: Site
}

type TestFixtures = {
  /** The fake API host, with nothing received yet and its default answer. */
  apiHost: ApiHost
  /** The built site without an API host: it keeps what it is sent in `file`. */
  inboxSite: Site & { file: string }
  /** Lines of the browser's console that this test expects, as substrings. */
  expectedComplaints: string[]
}

/** How Chromium says that the page's policy has refused something. No test may expect that. */
const refusal = /Content Security Policy|requires 'Trusted/

/** Every test fails on an error or warning in the browser's console that it did not expect. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  apiHostProcess: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const host = await startApiHost()
      await use(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ apiHostProcess }, use) => {
      const site = await startSite({
        API_HOST: apiHostProcess.url,
        API_TIMEOUT_MS: '1500',
        SUBMISSION_LIMIT: '0',
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  apiHost: async ({ apiHostProcess }, use) => {
    await apiHostProcess.reset()
    await use(apiHostProcess)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  inboxSite: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'inbox-'))
    const file = join(folder, 'inbox.sqlite')
    const site = await startSite({ INBOX_FILE: file, SUBMISSION_LIMIT: '0' })
    await use({ ...site, file })
    await site.stop()
    await rm(folder, { recursive: true })
  },
  expectedComplaints: [[], { option: true }],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, expectedComplaints }, use) => {
    const complaints = listenForComplaints(page)
    await use(page)
    expect(unexpectedIn(complaints, expectedComplaints)).toEqual([])
  },
})

/** The complaints that a test did not expect. */
export function unexpectedIn(complaints: string[], expected: string[]): string[] {
  return complaints.filter(
    (line) => refusal.test(line) || !expected.some((part) => line.includes(part)),
  )
}

/** Errors and warnings in the browser's console, as they come. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

export { expect }
