import { readdirSync } from 'node:fs'
import { get, type IncomingHttpHeaders } from 'node:http'
import { join, relative } from 'node:path'
import { root } from '../support/processes.ts'

/** An answer as it went over the wire: its body still compressed. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Answers by path. */
export type Answers = Record<string, Answer>

/** About the connection, not the answer. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'date']

/** What a site answers to a browser that takes brotli. */
export function answerOf(site: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(`${site}${path}`, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
    request.once('error', reject)
    request.once('response', async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const headers = { ...response.headers }
      for (const name of hopByHop) delete headers[name]
      resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) })
    })
  })
}

/** What a site answers for every file of the build that a browser can ask for. */
export async function answersForAllFiles(site: string): Promise<Answers> {
  const files = join(root, '.output/public')
  const paths = readdirSync(files, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|zst)$/.test(entry.name))
    .map((entry) => `/${relative(files, join(entry.parentPath, entry.name))}`)
    .map((path) => path.replace(/\/index\.html$/, '') || '/')
  const answers = await Promise.all(paths.map((path) => answerOf(site, path)))
  return Object.fromEntries(paths.flatMap((path, at) => (answers[at] ? [[path, answers[at]]] : [])))
}
