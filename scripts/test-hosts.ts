/**
 * `npm run test:hosts`: builds the site for each host it can be deployed to, runs it there, and checks it from
 * outside. `-- --only deno-server` for one of them.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const { status } = spawnSync(
  'playwright',
  [
    'test',
    ...['--config', 'tests/hosts/playwright.config.ts'],
    ...(values.only ? ['--project', values.only] : []),
  ],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
