import { existsSync } from 'node:fs'
import { defineConfig } from 'playwright/test'
import { installPackages } from '../../scripts/support/find-browser.ts'
import type { Options } from './test.ts'

const programs = ['firefox-esr', 'WebKitWebDriver', 'Xvfb', 'xauth']
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth']
const missing = () => programs.filter((program) => !existsSync(`/usr/bin/${program}`))

if (missing().length > 0) installPackages(...packages)
if (missing().length > 0) {
  throw new Error(
    `These tests need Debian's Firefox and WebKitGTK, and ${missing().join(', ')} could not be installed. As root: apt-get install ${packages.join(' ')}`,
  )
}

/** The main journeys in the engines of Firefox and Safari. Playwright runs the tests; it does not drive these browsers. */
export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: process.env.TEST_REPORT
    ? [['dot'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : 'list',
  expect: { timeout: 10_000, toPass: { timeout: 10_000, intervals: [50] } },
  projects: [
    // The end-to-end tests run the journeys in Chromium.
    { name: 'chromium', use: { engine: 'chromium' }, testMatch: 'changed-pages.spec.ts' },
    { name: 'gecko', use: { engine: 'gecko' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
})
