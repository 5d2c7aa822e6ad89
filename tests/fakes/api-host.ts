/**
 * A fake API host. Once a whole request has arrived, it writes to the connection whatever the test wants, bytes that no
 * HTTP library would write included.
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { listen } from '../../scripts/support/processes.ts'

/** What the host does on a connection, once a whole request has arrived there. */
export type Answer = (socket: Socket) => void

export type Call = { method: string; path: string; contentType: string; body: string }

export type ApiHost = Awaited<ReturnType<typeof startApiHost>>

/** Bytes of a whole answer. The reason phrase is left empty, as RFC 9112 allows. */
export function http(
  status: number,
  headers: readonly string[],
  body: string | Buffer = '',
): Buffer {
  return Buffer.concat([
    Buffer.from([`HTTP/1.1 ${status} `, ...headers, '', ''].join('\r\n')),
    Buffer.from(body),
  ])
}

export const say =
  (...chunks: (string | Buffer)[]): Answer =>
  (socket) => {
    for (const chunk of chunks) socket.write(chunk)
  }

/** An answer with its length; `body` is what stands in it, JSON or not. */
export function whole(status: number, body: string | Buffer, headers = [json]): Answer {
  return say(http(status, [...headers, `content-length: ${Buffer.byteLength(body)}`], body))
}

export const withMessage = (status: number, message: unknown) => whole(status, answerOf(message))

export const later =
  (ms: number, answer: Answer): Answer =>
  (socket) =>
    setTimeout(() => answer(socket), ms)

/** The body of a call, as the product's specification has it. */
export const bodyOf = (submission: unknown) => JSON.stringify(submission)

/** The body of an answer, as the product's specification has it. */
export const answerOf = (message: unknown) => JSON.stringify({ message })
export const json = 'content-type: application/json'

export const hangUp: Answer = (socket) => socket.end()
export const noAnswer: Answer = () => {}
export const valid = withMessage(200, 'Received.')

/** Starts the host on a port of its own, in the test's process; for https with a certificate that nobody vouches for. */
export async function startApiHost(speaks: 'http' | 'https' = 'http') {
  let answer = valid
  let calls: Call[] = []
  const sockets = new Set<Socket>()
  const pem = readFileSync(join(import.meta.dirname, 'untrusted.pem'))
  // The site asks for the connection to be closed, which most answers do not do. Deno then sends its next call on it.
  const options = { insecureHTTPParser: true, cert: pem, key: pem }
  const server = speaks === 'https' ? createHttpsServer(options) : createServer(options)
  server.on('connection', (socket) => sockets.add(socket))
  server.on('request', async (request) => {
    const { method = '', url: path = '', headers, socket } = request
    const body = await text(request)
    calls.push({ method, path, contentType: headers['content-type'] ?? '', body })
    answer(socket)
  })
  const port = await listen(server)

  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
  return {
    url: `${speaks}://127.0.0.1:${port}`,
    answer: (next: Answer) => {
      answer = next
    },
    /** What has arrived since the last reset, byte for byte. */
    calls: () => calls,
    bodies: () => calls.map(({ body }) => body),
    /** Forgets what has arrived, and answers with the default again. */
    reset: () => {
      calls = []
      answer = valid
    },
    openConnections: () => [...sockets].filter(({ closed }) => !closed).length,
    /** Bytes that all connections together have taken from this host. */
    bytesWritten: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, 0),
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
