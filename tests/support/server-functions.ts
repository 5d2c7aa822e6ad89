import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

/** Calls a server function as a page of the site would, with a body that a page would not send. */
export function call(site: string, address: string, body: string): Promise<Response> {
  return fetch(`${site}${address}`, {
    method: 'POST',
    headers: { origin: site, 'content-type': 'application/json', 'x-tsr-serverfn': 'true' },
    body,
  })
}
