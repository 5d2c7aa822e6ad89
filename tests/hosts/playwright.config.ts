import { defineConfig } from 'playwright/test'
import { hostFor, hosts } from '../../scripts/build/hosts.ts'
import e2e from '../playwright.config.ts'
import type { Options } from '../support/test.ts'

/** Tests tagged `@host` run on all hosts, `@process` where the site is a process, `@instance` where it is not. */
export default defineConfig<object, Options>(e2e, {
  testDir: '..',
  testMatch: ['e2e/*.spec.ts', 'hosts/*.spec.ts'],
  outputDir: '../../test-results/hosts',
  fullyParallel: false,
  projects: Object.keys(hosts).map((name) => {
    const { preset, keepsFiles } = hostFor(name)
    const grep = keepsFiles ? /@host|@process/ : /@host|@instance/
    // Otherwise each host would start once for each worker.
    return { name, grep, workers: 1, use: { preset } }
  }),
})
