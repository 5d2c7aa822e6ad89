import { codeTimeoutMs } from '~/content/constants'

/** The code of a page or a form did not load: its file is gone, it took too long, or anything else went wrong. */
export class CodeError extends Error {
  override name = 'CodeError'
  readonly type: 'missing' | 'timeout' | 'error'
  /** Whether the server answered when it was asked why, so that the network is not the cause. Never after a timeout. */
  readonly answered: boolean

  constructor(type: CodeError['type'], cause?: unknown, answered = false) {
    super(`Loading chunk failed (${type})`, { cause })
    this.type = type
    this.answered = answered
  }
}

/** Whether code did not load because the server did not answer. */
export function isOffline(error: unknown): boolean {
  return error instanceof CodeError && error.type === 'error' && !error.answered
}

let failed = false

/** Whether any code has failed to load since the document was loaded. */
export function codeHasFailed(): boolean {
  return failed
}

/**
 * Loads the code of a form or of a page (`scripts/build/guard-page-code.ts`) by a dynamic import, with a deadline.
 *
 * @throws {CodeError}
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CodeError('timeout')), codeTimeoutMs)
  })
  const code = load().catch(async (error) => {
    throw await diagnose(error)
  })
  try {
    return await Promise.race([code, deadline])
  } catch (error) {
    failed = true
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** The URL of the last style sheet that failed. Vite loads the styles of code through a `<link>`, before the code. */
let failedStyles: string | undefined

if (typeof document !== 'undefined') {
  const rememberStyles = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) failedStyles = target.href
  }
  addEventListener('error', rememberStyles, true)
}

/**
 * The browser does not say why an import failed, so this requests the file once more: a 404, or an HTML page in its place,
 * means that a new deployment removed it. The build adds `url` to the error (see `guardPageCode`).
 */
async function diagnose(cause: unknown): Promise<CodeError> {
  const url = cause instanceof Error && 'url' in cause ? cause.url : failedStyles
  if (typeof url !== 'string') return new CodeError('error', cause)
  const response = await fetchHead(new URL(url, import.meta.url))
  if (!response) return new CodeError('error', cause)
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  const gone = response.status === 404 || response.status === 410 || (response.ok && isHtml)
  return new CodeError(gone ? 'missing' : 'error', cause, true)
}

/** Requests the head of a page or file. @returns undefined without an answer, or if a proxy answers for a site that is down */
export async function fetchHead(url: string | URL): Promise<Response | undefined> {
  const response = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return response && response.status < 500 ? response : undefined
}

const reloadedKey = 'page-code-reloaded'

/**
 * Reloads the document if that can help: a deployment has removed the code, or it did not arrive, and Firefox and Safari
 * never request it again.
 */
export function reloadIfUseful(error: unknown): void {
  if (!(error instanceof CodeError) || !error.answered) return
  if (error.type !== 'missing' || isFirstReload()) location.reload()
}

/** Never twice in a row for the same page and deployment. Without storage nothing would stop an endless loop. */
function isFirstReload(): boolean {
  // The name of this file changes with each deployment.
  const reload = `${location.href} ${import.meta.url}`
  try {
    if (sessionStorage.getItem(reloadedKey) === reload) return false
    sessionStorage.setItem(reloadedKey, reload)
    return true
  } catch {
    return false
  }
}
