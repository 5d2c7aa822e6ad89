import type { Load, LoadResult } from './load-generator.ts'
import { pin, startProgram } from './programs.ts'

/** The core of the server under load, and that of what loads it. */
export const cores = { server: 0, generator: 1 }

/** Far beyond what a load takes; in milliseconds. */
const deadlineMs = 10 * 60 * 1000

/**
 * Loads a server from a process of its own, on a core of its own.
 *
 * @throws when the load does not end
 */
export function runLoad(load: Load): Promise<LoadResult> {
  const generator = startProgram('load-generator.ts')
  pin(generator, cores.generator)
  generator.send(load)
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => {
      generator.kill()
      reject(new Error('The load has not ended in ten minutes.'))
    }, deadlineMs)
    generator.once('message', (result: LoadResult) => {
      clearTimeout(tooLong)
      resolve(result)
    })
    generator.once('exit', (code) => code && reject(new Error('The load generator has failed.')))
  })
}

/** A request for a page, as a browser with a warm connection sends it. */
export function pageRequest(path: string): string {
  return requestOf(`GET ${path}`, {})
}

/** A form, as a browser without script posts it from a page of the site. */
export function formPost(site: string, path: string, fields: Record<string, string>): string {
  const body = new URLSearchParams(fields).toString()
  const headers = {
    origin: site,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
  }
  return requestOf(`POST ${path}`, headers) + body
}

function requestOf(what: string, headers: Record<string, string>): string {
  const all = {
    host: 'localhost',
    accept: 'text/html',
    'accept-encoding': 'gzip, deflate, br',
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${what} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

export function portOf(url: string): number {
  return Number(new URL(url).port)
}
