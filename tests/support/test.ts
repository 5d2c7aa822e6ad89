import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from 'playwright/test'
import type { Preset } from '../../scripts/build/hosts.ts'
import { type Site, startSite } from '../../scripts/support/processes.ts'
import { type ApiHost, startApiHost } from '../fakes/api-host.ts'
import { folderOf, runOn } from '../hosts/running-host.ts'
import { startPostgres } from '../postgres/server.ts'
import { renameAda } from './posted-forms.ts'

export type Options = {
  /** The host that the site was built for and runs on. `undefined` for the project's own build, on Node. */
  preset: Preset | undefined
}

type WorkerFixtures = Options & {
  apiHost: ApiHost
  /** The built site, which sends to that API host. */
  site: Site
  postgres: Awaited<ReturnType<typeof startPostgres>>
}

type TestFixtures = {
  /** The URL of a database of its own, and what runs SQL in it. */
  database: { url: string; query: (sql: string) => Promise<Record<string, unknown>[]> }
  /** Forgets what earlier tests have sent, and the answer of the API host that they have set. */
  startAfresh: undefined
  /** Starts another instance of the built site with these variables. It is stopped after the test. */
  start: (variables: Record<string, string>) => Promise<Site>
  inboxFile: string
  /** The built site without an API host. `file` is its inbox. */
  inboxSite: Site & { file: string }
  /** Lines of the browser's console that this test expects, as substrings. */
  expectedComplaints: string[]
}

/** What Chromium prints when the page's policy has refused something. No test may expect that. */
const refusal = /Content Security Policy|requires 'Trusted/

/** `popovertarget` is for browsers without `commandfor`. Chromium has it, and prints that it ignores the former. */
const always = 'popovertarget is ignored on elements with commandfor'

/** Every test fails on an error or warning in the browser's console that it did not expect. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  preset: [undefined, { scope: 'worker', option: true }],
  apiHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      await using host = await startApiHost()
      await use(host)
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ preset, apiHost }, use) => {
      const API_HOST = apiHost.url
      const variables = { API_HOST, SUBMISSION_LIMIT: '0' }
      await using site = await startSite(variables, runOn(preset))
      await use(site)
    },
    { scope: 'worker' },
  ],
  postgres: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      await using server = await startPostgres()
      await use(server)
    },
    { scope: 'worker' },
  ],
  database: async ({ postgres }, use) => {
    const url = await postgres.database()
    const name = new URL(url).pathname.slice(1)
    await use({ url, query: async (sql) => (await postgres.query(sql, name)).rows })
  },
  // Set up after the inbox's folder, so that the sites stop before it is removed.
  start: async ({ preset, inboxFile: _ }, use) => {
    await using sites = new AsyncDisposableStack()
    await use(async (variables) => sites.use(await startSite(variables, runOn(preset))))
  },
  startAfresh: [
    async ({ apiHost }, use) => {
      apiHost.reset()
      renameAda()
      await use(undefined)
    },
    { auto: true },
  ],
  inboxFile: async ({ preset }, use) => {
    // Deno has permission to write to the site's folder only.
    using folder = mkdtempDisposableSync(join(preset ? folderOf(preset) : tmpdir(), 'inbox-'))
    await use(join(folder.path, 'inbox.sqlite'))
  },
  inboxSite: async ({ start, inboxFile: file }, use) => {
    await use({ ...(await start({ INBOX_FILE: file, SUBMISSION_LIMIT: '0' })), file })
  },
  expectedComplaints: [[], { option: true }],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, expectedComplaints }, use) => {
    await use(page)
    expect(await unexpectedMessages(page, expectedComplaints)).toEqual([])
  },
})

/** Declares tests twice. Those without script have reduced motion, or each post would wait for a smooth scroll. */
export function withAndWithoutScript(declare: (script: boolean) => void) {
  for (const script of [true, false]) {
    test.describe(script ? 'with script' : 'without script', () => {
      const expectedComplaints = script ? [] : ['Failed to load resource']
      const reducedMotion = script ? 'no-preference' : 'reduce'
      test.use({ javaScriptEnabled: script, expectedComplaints, contextOptions: { reducedMotion } })
      declare(script)
    })
  }
}

/** Holds back the matching requests. Returns a function that releases them. */
export async function hold(page: Page, requests: string) {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(requests, (route) => held.then(() => route.continue()))
  return release
}

/** Errors and warnings in the browser's console, except for expected ones. */
export async function unexpectedMessages(page: Page, expected: string[]) {
  const messages = await page.consoleMessages({ filter: 'all' })
  const logged = messages.filter((message) => /error|warning/.test(message.type()))
  const thrown = await page.pageErrors({ filter: 'all' })
  const complaints = [...logged.map((line) => line.text()), ...thrown.map(({ message }) => message)]
  return complaints.filter(
    (line) => refusal.test(line) || ![always, ...expected].some((part) => line.includes(part)),
  )
}

export { expect }
