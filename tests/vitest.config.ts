import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
const alias = { '~': `${root}app` }

/** Parts with a screen run in jsdom; everything else in Node, where it runs in production. */
export default defineConfig({
  root,
  resolve: { alias },
  test: {
    reporters: process.env.TEST_REPORT
      ? ['default', ['json', { outputFile: process.env.TEST_REPORT }]]
      : ['default'],
    projects: [
      {
        resolve: { alias },
        root,
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: ['app/**/*.test.tsx', 'tests/contracts/**/*.test.tsx'],
          setupFiles: ['tests/support/dom-setup.ts'],
        },
      },
      {
        resolve: { alias },
        root,
        test: {
          name: 'node',
          environment: 'node',
          // Ten thousand generated bodies take a busy machine longer than the usual five seconds.
          testTimeout: 20_000,
          include: ['app/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/contracts/**/*.test.ts'],
        },
      },
    ],
  },
})
