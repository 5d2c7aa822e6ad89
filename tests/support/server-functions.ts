/** How the framework calls a server function: its URL, header and encoding. No other test depends on that. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toJSON } from 'seroval'
import { root } from '../../scripts/support/processes.ts'

/** The paths of the site's server functions, from the browser's code. */
export function functionAddresses(): string[] {
  const scripts = globSync(join(root, '.output/public/assets/*.js'))
  const code = scripts.map((file) => readFileSync(file, 'utf8')).join()
  const ids = code.match(/\b[0-9a-f]{64}\b/g) ?? []
  if (ids.length === 0) throw new Error('No file of the build calls a server function.')
  return [...new Set(ids)].map((id) => `/_serverFn/${id}`)
}

export const unknownFunction = '/_serverFn/no-such-function'

export const encodeCall = (values: unknown) => JSON.stringify(toJSON({ data: values }))

/** Bodies that no page of the site sends: not JSON, not seroval's, and an error in place of a form. */
export const malformed = ['{"t":', '{"t":99}', encodeCall(new Error('no form'))]

/** Calls a server function as a page of the site would. */
export function call(
  { url }: { url: string },
  address: string,
  body = encodeCall(undefined),
  headers: Record<string, string> = { 'content-type': 'application/json' },
): Promise<Response> {
  const own = { origin: url, 'x-tsr-serverfn': 'true', ...headers }
  return fetch(`${url}${address}`, { method: 'POST', headers: own, body })
}
