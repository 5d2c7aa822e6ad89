import { defineConfig, devices } from 'playwright/test'
import { ensureBrowser, ensureHeadlessShell } from '../scripts/support/find-browser.ts'

const launch = (executablePath: string) => ({
  launchOptions: {
    executablePath,
    chromiumSandbox: false,
    args: [
      // As Chromium with a window places its letters.
      '--font-render-hinting=none',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  },
})

/** The headless shell has no back/forward cache, and a mouse that enters the page, which boots it. */
const wholeBrowser = ['before-boot.spec.ts', 'byte-budgets.spec.ts']

/** Journeys through the built site in a real Chromium. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: process.env.TEST_REPORT
    ? [['dot'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : 'list',
  use: {
    ...devices['Desktop Chrome'],
    // It costs a fifth of the time. To look into a failure: `npm run test:e2e -- --trace on`.
    trace: 'off',
    ...launch(ensureHeadlessShell()),
  },
  projects: [
    { name: 'headless-shell', testIgnore: wholeBrowser },
    { name: 'chromium', testMatch: wholeBrowser, use: launch(ensureBrowser()) },
  ],
})
