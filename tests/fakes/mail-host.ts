/** A real SMTP server, which accepts mails unless a test wants something else of it. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { listen } from '../../scripts/support/processes.ts'

/** For `localhost`. Nobody trusts it, unless it stands in NODE_EXTRA_CA_CERTS. */
export const certificate = join(import.meta.dirname, 'untrusted.pem')

export type Received = {
  from: string
  to: string[]
  /** One line each, in the order of the mail. */
  headers: string[]
  body: string
}

export async function startMailHost(options: SMTPServerOptions = {}) {
  const mails: Received[] = []
  const sockets = new Set<Socket>()
  const pem = readFileSync(certificate)
  const server = new SMTPServer({
    cert: pem,
    key: pem,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _, callback) => callback(null, { user: username }),
    onData: async (stream, { envelope }, callback) => {
      const [head = '', body = ''] = (await text(stream)).split(/\r\n\r\n(.*)/s)
      mails.push({
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        headers: head.replaceAll(/\r\n\s/g, ' ').split('\r\n'),
        body,
      })
      callback()
    },
    ...options,
  })
  // A client may leave at any moment.
  server.on('error', () => {})
  server.server.on('connection', (socket) => sockets.add(socket))
  // Not only on the addresses of this machine, for the test of another machine's.
  const port = await listen(server.server, '0.0.0.0')
  /** Ends all connections at once. */
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  const stop = async () => {
    if (!server.server.listening) return
    drop()
    server.close()
    await once(server.server, 'close')
  }
  return { port, mails, drop, stop, [Symbol.asyncDispose]: stop }
}

/** An error by which the server answers with this status. */
export const answer = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })
