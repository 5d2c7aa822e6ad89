import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

const inBrowser = { environment: 'jsdom', setupFiles: ['tests/support/dom-setup.ts'] }
/** These replace modules or variables, which other files in the same worker would get too. */
const mocking = [
  'app/submissions/{new-field,posted-form.server}.test.{ts,tsx}',
  'app/content/addresses.test.ts',
]

/** Components run in jsdom, everything else in Node. Files share workers, because starting jsdom takes most of the time. */
export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}app` } },
  test: {
    maxWorkers: '100%',
    silent: 'passed-only',
    reporters: process.env.TEST_REPORT
      ? ['default', ['json', { outputFile: process.env.TEST_REPORT }]]
      : ['default'],
    projects: [
      {
        ...inBrowser,
        name: 'browser',
        isolate: false,
        include: ['{app,tests/contracts}/**/*.test.tsx'],
        exclude: mocking,
      },
      {
        name: 'node',
        isolate: false,
        // Ten thousand generated bodies can take longer than the default of five seconds.
        testTimeout: 20_000,
        include: ['{app,scripts,tests/contracts}/**/*.test.ts'],
        exclude: [...mocking, '**/node_modules/**'],
      },
      {
        name: 'mocks',
        // A test waits up to ten seconds for the inbox's thread.
        testTimeout: 20_000,
        include: mocking,
        mockReset: true,
        unstubEnvs: true,
      },
    ].map((test) => ({ extends: true as const, test })),
  },
})
