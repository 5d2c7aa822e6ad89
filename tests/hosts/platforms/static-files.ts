import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/**
 * The file that a platform's network sends for a path, by the usual names: itself, or as a page.
 *
 * @returns `undefined` where there is none
 */
export async function fileFor(folder: string, path: string): Promise<string | undefined> {
  const plain = join(folder, decodeURIComponent(path))
  for (const file of [plain, join(plain, 'index.html'), `${plain.replace(/\/$/, '')}.html`]) {
    if (
      await stat(file).then(
        (entry) => entry.isFile(),
        () => false,
      )
    )
      return file
  }
  return undefined
}

export async function sendFile(file: string, headers: HeadersInit): Promise<Response> {
  const answer = new Response(await readFile(file), { headers })
  answer.headers.set('content-type', types[extname(file)] ?? 'application/octet-stream')
  return answer
}
