import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { Answer, Answers } from './answers.ts'

/**
 * The same site as somebody would write it by hand: same HTML, CSS, fonts and pictures, and no script.
 *
 * @param answers the site's, with pages in brotli
 */
export function staticTwin(answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([path]) => !path.endsWith('.js'))
      .map(([path, answer]) => [path, isPage(answer) ? withoutScript(answer) : answer]),
  )
}

function isPage({ headers }: Answer): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false
}

function withoutScript({ status, headers, body }: Answer): Answer {
  if (headers['content-encoding'] !== 'br') throw new Error('A page was not sent in brotli.')
  const html = brotliDecompressSync(body).toString('utf8')
  const twin = brotliCompressSync(removeScript(html))
  return { status, headers: { ...headers, 'content-length': String(twin.length) }, body: twin }
}

/** The HTML without script and preloads of script. Data in script elements (JSON-LD, say) is no script. */
export function removeScript(html: string): string {
  return html
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (element, attributes: string) =>
      /\btype="(?!module"|text\/javascript")/.test(attributes) ? element : '',
    )
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace(/<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="script")[^>]*>/g, '')
}
