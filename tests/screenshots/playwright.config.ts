import { defineConfig } from 'playwright/test'
import e2e from '../playwright.config.ts'

export default defineConfig(e2e, { testDir: '.', outputDir: '../../test-results/screenshots' })
