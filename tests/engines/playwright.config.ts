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
  // Deadlines only end what hangs. With other work on the machine, everything takes many times as long.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000, intervals: [50] } },
  projects: [
    { name: 'gecko', use: { engine: 'gecko' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
})
