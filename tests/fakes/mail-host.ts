/** A real SMTP server. It accepts every mail, unless a test tells it otherwise. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { listen } from '../../scripts/support/processes.ts'

/** For `localhost`. It is self-signed, so it is trusted only where NODE_EXTRA_CA_CERTS names it. */
export const certificate = join(import.meta.dirname, 'untrusted.pem')

export async function startMailHost(options: SMTPServerOptions = {}) {
  // The header lines are unfolded, in the order of the mail.
  const mails: { from: string; to: string[]; headers: string[]; body: string }[] = []
  const sockets = new Set<Socket>()
  let connections = 0
  const pem = readFileSync(certificate)
  const server = new SMTPServer({
    cert: pem,
    key: pem,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _, callback) => callback(null, { user: username }),
    onData: async (stream, { envelope }, callback) => {
      const content = await text(stream).catch(() => undefined)
      // The client has gone in the middle of the mail.
      if (content === undefined) return
      const [head = '', body = ''] = content.split(/\r\n\r\n(.*)/s)
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
  // A client that disconnects is no error of the test.
  server.on('error', () => {})
  server.server.on('connection', (socket) => {
    connections += 1
    sockets.add(socket)
  })
  // On 127.0.0.2 too, which the site does not take for this machine. A test uses it for a server on another one.
  const port = await listen(server.server, '0.0.0.0')
  const drop = () => {
    // Node can crash if it destroys the socket below a TLS connection.
    for (const socket of sockets) socket.end()
  }
  const stop = async () => {
    if (!server.server.listening) return
    drop()
    server.close()
    await once(server.server, 'close')
  }
  return { port, mails, connections: () => connections, drop, stop, [Symbol.asyncDispose]: stop }
}

export const answer = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })
