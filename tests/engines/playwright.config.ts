import { defineConfig } from 'playwright/test'
import { ensureEngines } from './install.ts'
import type { Options } from './test.ts'

ensureEngines()

/** The main journeys in the engines of Firefox and Safari. Playwright runs the tests; it does not drive these browsers. */
export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  workers: 2,
  forbidOnly: true,
  reporter: process.env.TEST_REPORT
    ? [['line'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : 'list',
  expect: { timeout: 10_000, toPass: { timeout: 10_000, intervals: [50] } },
  projects: [
    { name: 'gecko', use: { engine: 'gecko' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
})
