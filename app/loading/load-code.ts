import { codeTimeoutMs } from '~/content/constants'

/** Why code did not load, and the type of error that the visitor reads. */
const errorTypes = {
  /** The server does not have the file any more. */
  gone: 'missing',
  slow: 'timeout',
  /** The server does not answer. */
  silent: 'error',
  /** The server answers with an error, or a proxy does because the site is down. */
  failing: 'error',
  /** The server answers as it should, but the file did not arrive whole, or is none that the browser can run. */
  broken: 'error',
} as const

/** The code of a page, or what sends a form, did not load. */
export class CodeError extends Error {
  override name = 'CodeError'
  readonly reason: keyof typeof errorTypes

  constructor(reason: CodeError['reason'], cause?: unknown) {
    super(`Loading chunk failed (${errorTypes[reason]})`, { cause })
    this.reason = reason
  }
}

/** Whether code did not load because the site is out of reach or down, so that a page of it would not load either. */
export function isSiteDown(error: unknown): boolean {
  return error instanceof CodeError && ['silent', 'failing'].includes(error.reason)
}

let failed = false

/** Whether any code has failed to load since the document was loaded. */
export function codeHasFailed(): boolean {
  return failed
}

/**
 * Loads the code of a page (`scripts/build/guard-page-code.ts`), or what sends a form, by a dynamic import with a deadline.
 *
 * @throws {CodeError}
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CodeError('slow')), codeTimeoutMs)
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
  if (typeof url !== 'string') return new CodeError('silent', cause)
  const { state, answer } = await askServer(new URL(url, import.meta.url))
  if (state !== 'up') return new CodeError(state, cause)
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html')
  const isGone = answer.status === 404 || answer.status === 410 || (answer.ok && isHtml)
  return new CodeError(isGone ? 'gone' : 'broken', cause)
}

type Asked = { state: 'silent' | 'failing'; answer?: Response } | { state: 'up'; answer: Response }

/** Requests the head of a page or file, to find out whether the server answers as it should. */
export async function askServer(url: string | URL): Promise<Asked> {
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  if (!answer) return { state: 'silent' }
  return { state: answer.status < 500 ? 'up' : 'failing', answer }
}

const reloadedKey = 'page-code-reloaded'

/**
 * Reloads the document if that can help: a deployment has removed the code, or it arrived damaged, and Firefox and Safari
 * never request it again.
 */
export function reloadIfUseful(error: unknown): void {
  if (!(error instanceof CodeError)) return
  if (error.reason === 'broken' || (error.reason === 'gone' && isFirstReload())) location.reload()
}

/** Once for each page and deployment. If the code is still missing then, the visitor is told. */
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
