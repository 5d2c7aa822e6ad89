import { defineConfig, devices } from 'playwright/test'
import { ensureBrowser } from '../scripts/support/find-browser.ts'

const executablePath = ensureBrowser()

/** Journeys through the built site in a real Chromium. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: process.env.TEST_REPORT
    ? [['line'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : 'list',
  use: {
    ...devices['Desktop Chrome'],
    // It costs a fifth of the time. To look into a failure: `npm run test:e2e -- --trace on`.
    trace: 'off',
    launchOptions: {
      executablePath,
      chromiumSandbox: false,
      args: ['--disable-background-networking', '--disable-component-update'],
    },
  },
})
