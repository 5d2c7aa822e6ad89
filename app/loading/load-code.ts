import { pageCodeTimeoutMs } from '~/content/constants'

/** Why a page's code did not load: it is not there, it did not arrive in time, or anything else. */
export type PageCodeFailure = 'missing' | 'timeout' | 'error'

export class PageCodeError extends Error {
  override name = 'PageCodeError'
  readonly type: PageCodeFailure

  constructor(type: PageCodeFailure, cause?: unknown) {
    super(`Loading chunk failed (${type})`, { cause })
    this.type = type
  }
}

let failed = false

/** Whether the code of any page has failed to load since this page was loaded. */
export function pageCodeFailed(): boolean {
  return failed
}

/**
 * Loads a page's code.
 *
 * @throws {PageCodeError} when it does not arrive, saying why
 */
export async function loadPageCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const { promise: deadline, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new PageCodeError('timeout')), pageCodeTimeoutMs)
  try {
    return await Promise.race([load(), deadline])
  } catch (error) {
    failed = true
    throw error instanceof PageCodeError ? error : await diagnose(error)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The browser says only that an import failed. So the file is asked for once more: a 404, or a page of HTML in its
 * place, means that it is gone, which a new deployment of the site does to old files.
 */
async function diagnose(cause: unknown): Promise<PageCodeError> {
  const [address] = (cause instanceof Error && cause.message.match(/https?:\S+/)) || []
  if (address === undefined) return new PageCodeError('error', cause)
  try {
    const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    const gone = answer.status === 404 || answer.status === 410 || (answer.ok && isHtml)
    return new PageCodeError(gone ? 'missing' : 'error', cause)
  } catch {
    return new PageCodeError('error', cause)
  }
}

const reloadMark = 'page-code-reloaded'

/**
 * Loads the page anew when its code is missing, which brings the files of the new deployment; once, as a second time
 * would change nothing.
 *
 * @returns whether the page is being loaded anew
 */
export function reloadForMissingCode(error: unknown): boolean {
  if (!(error instanceof PageCodeError) || error.type !== 'missing') return false
  try {
    if (sessionStorage.getItem(reloadMark) === location.href) return false
    sessionStorage.setItem(reloadMark, location.href)
  } catch {
    // Without storage nothing would stop it from going round for ever.
    return false
  }
  location.reload()
  return true
}
