import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/support/processes.ts'
import { expect, test } from '../support/test.ts'

/** Files in the folder that contain the text. */
function filesWith(text: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'latin1').includes(text))
}

/** Text that must not be in the built files, and a place that has it, where a renaming would show. */
const leftOut = [
  ['Open TanStack Devtools', 'node_modules/@tanstack/devtools', '.output'],
  ['TanStackRouterDevtools', 'node_modules/@tanstack/react-router-devtools', '.output'],
  ['The page behind the panel waits', 'app/design-system', '.output'],
  ...['API_HOST', 'INBOX_FILE', 'node:sqlite', 'TRUSTED_PROXIES'].map(
    (secret) => [secret, '.output/server', '.output/public'] as const,
  ),
] as const

for (const [text, origin, built] of leftOut) {
  test(`“${text}” is in no file of ${built}`, () => {
    expect(filesWith(text, origin), `in ${origin}`).not.toEqual([])
    expect(filesWith(text, built)).toEqual([])
  })
}
