/** A fake API host. It answers a whole request with any bytes, even with some that no HTTP library would write. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { listen } from '../../scripts/support/processes.ts'

/** What the host does with the connection of a request that it has received. */
export type Answer = (socket: Socket) => void

export type ApiHost = Awaited<ReturnType<typeof startApiHost>>

/** The bytes of a whole answer. The reason phrase is empty, as RFC 9112 allows. */
export function http(status: number, headers: readonly string[], body: string | Buffer = '') {
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

/** An answer with a Content-Length. The body need not be JSON. */
export function whole(status: number, body: string | Buffer, headers = [json]): Answer {
  return say(http(status, [...headers, `content-length: ${Buffer.byteLength(body)}`], body))
}

export const withMessage = (status: number, message: unknown) =>
  whole(status, responseBody(message))

export function later(ms: number, answer: Answer): Answer {
  return (socket) => setTimeout(() => answer(socket), ms)
}

/** The paths of the calls, their bodies and those of the answers are those of docs/specification.md. */
export const paths = { enquiry: '/contact', signup: '/subscribe' }
export const requestBody = (submission: unknown) => JSON.stringify(submission)
export const responseBody = (message: unknown) => JSON.stringify({ message })
export const json = 'content-type: application/json'

export const hangUp: Answer = (socket) => socket.end()
export const noAnswer: Answer = () => {}
export const valid = withMessage(200, 'Received.')

/** Starts the host on a free port, in the test's process. With https its certificate is self-signed. */
export async function startApiHost(speaks: 'http' | 'https' = 'http') {
  let answer = valid
  let calls: { method: string; path: string; contentType: string; body: string }[] = []
  const sockets = new Set<Socket>()
  const pem = readFileSync(join(import.meta.dirname, 'untrusted.pem'))
  // The site sends `connection: close`, but most answers leave the connection open. Deno then sends its next call on it.
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

  return {
    url: `${speaks}://127.0.0.1:${port}`,
    answer: (other: Answer) => {
      answer = other
    },
    calls: () => calls,
    bodies: () => calls.map(({ body }) => body),
    reset: () => {
      calls = []
      answer = valid
    },
    openConnections: () => [...sockets].filter(({ closed }) => !closed).length,
    bytesWritten: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, 0),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await server[Symbol.asyncDispose]()
    },
  }
}
