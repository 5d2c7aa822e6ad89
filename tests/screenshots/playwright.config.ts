import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import e2e from '../playwright.config.ts'

/** `npm run screenshots` names the folder of the pictures that are taken, or compared with. */
const { SCREENSHOTS = join(import.meta.dirname, '../../screenshots') } = process.env

export default defineConfig(e2e, {
  testDir: '.',
  outputDir: '../../test-results/screenshots',
  snapshotPathTemplate: join(SCREENSHOTS, '{arg}{ext}'),
  reporter: [['list'], ['html', { outputFolder: join(SCREENSHOTS, 'report'), open: 'never' }]],
  // Every difference counts, because one browser has painted both.
  expect: { timeout: 5000, toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
})
