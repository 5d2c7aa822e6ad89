import { healthPath, prerenderedPaths } from '../page-table.ts'

/** What mail and chat programs take into a link from the text behind it: "(see example.com/about)。" Not the path of `OPTIONS *`. */
const appended = /[[\s\u200b>\p{P}]--[*]]+$/v

/** In characters. No URL variant is longer, and `appended` would take seconds for a path of many. */
const maxVariantLength = 200

/**
 * The path of the page, or of the rendered file, that the path of a URL stands for; `undefined` if there is none. A URL variant
 * has the same page: `/About`, `//about/`, `/about/index.html`, and `/about%20` or `/about).`
 */
export function findSitePath(pathname: string): string | undefined {
  if (pathname.length > maxVariantLength) return undefined
  const path = decodeSafely(pathname).replace(appended, '')
  // Only what is appended may be percent-encoded.
  if (!pathname.startsWith(path)) return undefined
  const names = path.toLowerCase().split('/').filter(Boolean)
  if (names.at(-1) === 'index.html') names.pop()
  const found = `/${names.join('/')}`
  return prerenderedPaths.includes(found) ? found : undefined
}

/** Under /individual the app renders the not-found page, because its file has the link to the top, which is not shown there. */
const appPaths = ['/_serverFn/', healthPath, '/individual']

/** Whether the app answers at a path that has no file. */
export function isAppPath(pathname: string): boolean {
  return appPaths.some((start) => pathname.startsWith(start))
}

function decodeSafely(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
