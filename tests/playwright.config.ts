import { join } from 'node:path'
import { defineConfig, devices } from 'playwright/test'
import { findBrowser, findHeadlessShell } from '../scripts/support/find-browser.ts'

const launch = (executablePath = '', ignoreDefaultArgs: string[] = []) => ({
  launchOptions: {
    executablePath,
    ignoreDefaultArgs,
    chromiumSandbox: false,
    args: [
      // Otherwise headless Chromium places letters differently from one with a window.
      '--font-render-hinting=none',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  },
})

/** In the headless shell the mouse enters each page, which starts its script, and there is no back/forward cache. */
const wholeBrowser = ['back-forward-cache.spec.ts', 'byte-budgets.spec.ts']

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  // Whole paths, because the tests of the hosts extend this from another folder.
  globalSetup: ['support/set-up.ts', 'postgres/install.ts'].map((file) =>
    join(import.meta.dirname, file),
  ),
  workers: 2,
  forbidOnly: true,
  // Deadlines only end what hangs. With other work on the machine, everything takes many times as long.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: process.env.TEST_REPORT
    ? [['dot'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : 'list',
  use: {
    ...devices['Desktop Chrome'],
    actionTimeout: 60_000,
    // Recording traces takes a fifth of the time. To debug a failure: `npm run test:e2e -- --trace on`.
    trace: 'off',
    ...launch(findHeadlessShell()),
  },
  projects: [
    { name: 'headless-shell', testIgnore: wholeBrowser },
    {
      name: 'chromium',
      testMatch: wholeBrowser,
      use: launch(findBrowser(), ['--disable-back-forward-cache']),
    },
  ],
})
