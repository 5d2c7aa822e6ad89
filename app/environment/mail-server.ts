import * as v from 'valibot'
import { decodeSafely, isLoopback } from './variables.ts'

/** One address, as `<input type="email">` accepts it. */
export const mailAddress = v.pipe(
  v.string(),
  v.rfcEmail('must be one email address, without a name, spaces or accents'),
)

export type MailServer = {
  /** Includes the user name and password, if there are any. */
  url: string
  host: string
  /** Whether it is on this machine, so that TLS is not needed. */
  local: boolean
  /** The sender's address, if it is known. */
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
        'must be smtps://user:password@host or smtp://…, with special characters percent-encoded (@ is %40, # is %23), and may end in ?from=address',
    })
    return NEVER
  }),
)

function readMailServer(text: string): MailServer | undefined {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) return undefined
  if (url.hash || !['', '/'].includes(url.pathname)) return undefined
  const { from, ...others } = Object.fromEntries(url.searchParams)
  const [user, password] = [decodeSafely(url.username), decodeSafely(url.password)]
  if (user === undefined || password === undefined) return undefined
  if ((user === '') !== (password === '') || Object.keys(others).length > 0) return undefined
  if (from !== undefined && !v.is(mailAddress, from)) return undefined
  url.search = ''
  return {
    url: url.href,
    host: url.hostname,
    local: isLoopback(url),
    from: from ?? (v.is(mailAddress, user) ? user : undefined),
  }
}
