import { defineConfig } from 'playwright/test'
import type { Options } from './test.ts'

/** The main journeys in the engines of Firefox and Safari. Playwright runs the tests; it does not drive these browsers. */
export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: ['../support/set-up.ts', './install.ts'],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: process.env.TEST_REPORT
    ? [['dot'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : 'list',
  // A deadline only ends a test that hangs. With other work on the machine, everything takes several times as long.
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000, intervals: [50] } },
  projects: [
    // The end-to-end tests run the journeys in Chromium.
    { name: 'chromium', use: { engine: 'chromium' }, testIgnore: 'journeys.spec.ts' },
    { name: 'gecko', use: { engine: 'gecko' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
})
