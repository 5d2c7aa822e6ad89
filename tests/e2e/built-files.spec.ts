import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/support/processes.ts'
import { expect, test } from '../support/test.ts'

const output = join(root, '.output')

/** Files of the build that contain the text, by their path in it. */
function filesWith(text: string, folder = output): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'latin1').includes(text))
    .map((file) => file.slice(output.length))
}

test('the development tools are in no file of the build', () => {
  // Without this the search could miss everything there is.
  expect(filesWith('Schedule Consultation')).not.toEqual([])
  expect(filesWith('Open TanStack Devtools')).toEqual([])
  expect(filesWith('TanStackRouterDevtools')).toEqual([])
})

test('the stories are in no file of the build', () => {
  expect(filesWith('The page behind the panel waits')).toEqual([])
})

test('what only the server may know is in no file that a browser can fetch', () => {
  const fetched = join(output, 'public')
  expect(filesWith('Contact', fetched)).not.toEqual([])
  for (const secret of ['API_HOST', 'INBOX_FILE', 'node:sqlite', 'TRUSTED_PROXIES']) {
    expect(filesWith(secret, fetched)).toEqual([])
  }
})
