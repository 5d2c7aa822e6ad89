import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Debian's PostgreSQL, of any version, where it is installed. */
const debianServers = globSync('/usr/lib/postgresql/*/bin')

/**
 * Components run in jsdom, everything else in Node. The store is tested on Debian's PostgreSQL too. `npm test` leaves out
 * what ends in `@release`.
 */
export default defineConfig({
  root,
  resolve: { alias: { '~': `${root}app` } },
  test: {
    maxWorkers: '100%',
    silent: 'passed-only',
    // They end what hangs, and decide nothing on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    globalSetup: 'tests/postgres/install.ts',
    mockReset: true,
    restoreMocks: true,
    unstubEnvs: true,
    reporters: process.env.TEST_REPORT
      ? ['default', ['json', { outputFile: process.env.TEST_REPORT }]]
      : ['default'],
    projects: [
      {
        name: 'browser',
        environment: 'jsdom',
        setupFiles: ['tests/support/dom-setup.ts'],
        include: ['{app,tests/contracts}/**/*.test.tsx'],
      },
      {
        name: 'node',
        include: ['{app,scripts,tests/contracts}/**/*.test.ts'],
        exclude: ['**/node_modules/**'],
      },
      ...debianServers.map((bin) => ({
        name: `${bin} @release`,
        include: ['app/submissions/store/postgres/*.test.ts'],
        env: { POSTGRES_BIN: bin },
      })),
    ].map((test) => ({ extends: true as const, test })),
  },
})
