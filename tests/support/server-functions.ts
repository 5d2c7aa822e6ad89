/**
 * All that the tests know of how the framework calls a server function: the address, the header and the encoding,
 * which is seroval's.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toJSON } from 'seroval'
import { root } from '../../scripts/support/processes.ts'

/** The addresses of the site's server functions, as the browser's code has them. */
export function functionAddresses(folder = root): string[] {
  const assets = join(folder, '.output/public/assets')
  const code = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
  const ids = code.flatMap((text) => text.match(/\b[0-9a-f]{64}\b/g) ?? [])
  if (ids.length === 0) throw new Error('No file of the build calls a server function.')
  return [...new Set(ids)].map((id) => `/_serverFn/${id}`)
}

export const unknownFunction = '/_serverFn/no-such-function'

/** Bodies that no page of the site sends: one is not JSON, the other is not seroval's. */
export const malformedCalls = ['{"t":', '{"t":99}']

/** Calls a server function as a page of the site would. */
export function call(
  site: { url: string },
  address: string,
  body = encodeCall(undefined),
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${site.url}${address}`, {
    method: 'POST',
    headers: {
      origin: site.url,
      'content-type': 'application/json',
      'x-tsr-serverfn': 'true',
      ...headers,
    },
    body,
  })
}

/** The body of a call with these values. */
export const encodeCall = (values: unknown) => JSON.stringify(toJSON({ data: values }))
