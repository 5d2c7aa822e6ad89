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

// Each with a folder that has it, where a renaming would show. secrets.spec.ts has what only the server may know.
for (const [text, origin] of [
  ['Open TanStack Devtools', 'node_modules/@tanstack/devtools'],
  ['TanStackRouterDevtools', 'node_modules/@tanstack/react-router-devtools'],
  ['The page behind the panel waits', 'app/design-system'],
] as const) {
  test(`“${text}” is in no built file`, () => {
    expect(filesWith(text, origin), `in ${origin}`).not.toEqual([])
    expect(filesWith(text, '.output')).toEqual([])
  })
}
