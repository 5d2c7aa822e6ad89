/** A real SMTP server, which accepts mails unless a test wants something else of it. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** For `localhost`. Nobody trusts it, unless it stands in NODE_EXTRA_CA_CERTS. */
export const certificate = join(import.meta.dirname, 'untrusted.pem')

export type Received = {
  from: string
  to: string[]
  /** One line each, in the order of the mail. */
  headers: string[]
  body: string
}

/** @param port that of an earlier host, to stand in its place */
export async function startMailHost(options: SMTPServerOptions = {}, port = 0) {
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
  server.listen(port)
  await once(server.server, 'listening')
  const address = server.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port to be had')
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
  return { port: address.port, mails, drop, stop, [Symbol.asyncDispose]: stop }
}

/** An error by which the server answers with this status. */
export const answer = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })
