import * as v from 'valibot'

/** One address, as `<input type="email">` takes it. */
export const mailAddress = v.pipe(v.string(), v.rfcEmail('must be one email address'))

export type MailServer = {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS. */
  secure: boolean
  /** On this machine, where TLS is not needed. */
  local: boolean
  user?: string | undefined
  password?: string | undefined
  /** The sender's address, where it is known. */
  from?: string | undefined
}

/** `smtps://user:password@host:465?from=address`, or `smtp://` with port 587. Only the host is required. */
export const mailServer = v.pipe(
  v.string(),
  v.rawTransform<string, MailServer>(({ dataset, addIssue, NEVER }) => {
    const server = readMailServer(dataset.value)
    if (server) return server
    addIssue({
      message:
        'must be smtps://user:password@host or smtp://…, with % codes for special characters, and after it at most ?from=address',
    })
    return NEVER
  }),
)

function readMailServer(text: string): MailServer | undefined {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) return undefined
  if (url.hash || !['', '/'].includes(url.pathname)) return undefined
  const { from, ...others } = Object.fromEntries(url.searchParams)
  const [user, password] = [decoded(url.username), decoded(url.password)]
  if (user === undefined || password === undefined) return undefined
  if ((user === '') !== (password === '') || Object.keys(others).length > 0) return undefined
  if (from !== undefined && !v.is(mailAddress, from)) return undefined
  const secure = url.protocol === 'smtps:'
  const host = url.hostname.replace(/^\[(.+)\]$/, '$1')
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    local: ['localhost', '127.0.0.1', '::1'].includes(host),
    ...(user ? { user, password } : {}),
    from: from ?? (v.is(mailAddress, user) ? user : undefined),
  }
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
