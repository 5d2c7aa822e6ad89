import { defineConfig, devices } from 'playwright/test'
import { hosts } from '../../scripts/build/hosts.ts'
import { ensureBrowser } from '../../scripts/support/find-browser.ts'

const executablePath = ensureBrowser()

/** One project a host, each with the same checks; a host's checks share one build and one running site. */
export default defineConfig<object, { preset: string }>({
  testDir: '.',
  outputDir: '../../test-results/hosts',
  timeout: 60_000,
  workers: 2,
  forbidOnly: true,
  globalSetup: './install-runtimes.ts',
  reporter: './table-reporter.ts',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath,
      chromiumSandbox: false,
      args: ['--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: Object.entries(hosts).map(([preset, { keepsFiles }]) => ({
    name: preset,
    use: { preset },
    // What is about a start and a stop of the site's own is not asked of hosts that do both.
    ...(keepsFiles ? {} : { grepInvert: /@own-process/ }),
  })),
})
