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
import { gzipSync } from 'node:zlib'
import { listen } from '../../scripts/support/processes.ts'

/** What the host does on a connection, once a whole request has arrived there. */
export type Answer = (socket: Socket) => void

export type Call = { method: string; path: string; contentType: string; body: string }

export type ApiHost = Awaited<ReturnType<typeof startApiHost>>

/** Bytes of a whole answer. The reason phrase is left empty, as RFC 9112 allows. */
function http(status: number, headers: readonly string[], body: string | Buffer = ''): Buffer {
  return Buffer.concat([
    Buffer.from([`HTTP/1.1 ${status} `, ...headers, '', ''].join('\r\n')),
    Buffer.from(body),
  ])
}

function say(...chunks: (string | Buffer)[]): Answer {
  return (socket) => {
    for (const chunk of chunks) socket.write(chunk)
  }
}

function sayAndClose(text: string): Answer {
  return (socket) => socket.end(text)
}

function sayAndReset(text: string): Answer {
  return (socket) => socket.write(text, () => setTimeout(() => socket.resetAndDestroy(), 20))
}

/** An answer with its length; `body` is what stands in it, JSON or not. */
export function whole(
  status: number,
  body: string | Buffer,
  headers: readonly string[] = ['content-type: application/json'],
): Answer {
  return say(http(status, [...headers, `content-length: ${Buffer.byteLength(body)}`], body))
}

export const withMessage = (status: number, message: unknown) => whole(status, answerOf(message))

export function later(ms: number, answer: Answer): Answer {
  return (socket) => setTimeout(() => answer(socket), ms)
}

/** The bytes of `text` one by one, so slowly that no deadline of a test sees the last of them. */
const drip =
  (start: string, text: string): Answer =>
  (socket) => {
    let sent = 0
    socket.write(start)
    const timer = setInterval(() => socket.write(text.charAt(sent++ % text.length)), 20)
    socket.once('close', () => clearInterval(timer))
  }

/** As fast as the other side reads, for ever. */
const endless =
  (start: string, chunk: string): Answer =>
  (socket) => {
    const more = () => {
      while (!socket.destroyed && socket.write(chunk)) {}
    }
    socket.on('drain', more)
    socket.write(start)
    more()
  }

/** The body of an answer, as the product's specification has it. */
const answerOf = (message: unknown) => JSON.stringify({ message })
const received = answerOf('Received.')
const begun = answerOf('').slice(0, -2)
const json = 'content-type: application/json'
const long = `content-length: ${received.length}`
const open = `HTTP/1.1 200 \r\n${json}\r\n`
/** Fifty megabytes of one message in fifty kilobytes. */
const bomb = gzipSync(Buffer.concat([Buffer.from(begun), Buffer.alloc(50_000_000, 'a')]))

export const hangUp: Answer = (socket) => socket.end()
export const noAnswer: Answer = () => {}
const errorStatuses = [400, 401, 404, 409, 422, 429, 500, 503]

/** Everything that an API host, or whatever stands in front of it, may do. */
export const answers: Record<string, Answer> = {
  'a 200 with a message': whole(200, received),
  'a 201 with a message': whole(201, received),
  'a message in pieces, cut within a character': (socket) => {
    const bytes = Buffer.from(answerOf('Reçu.'))
    const cut = bytes.indexOf('ç') + 1
    socket.write(`${open}content-length: ${bytes.length}\r\n\r\n`)
    socket.write(bytes.subarray(0, cut))
    setTimeout(() => socket.write(bytes.subarray(cut)), 20)
  },
  'a message that ends with the connection': sayAndClose(`${open}\r\n${received}`),
  'a message after a byte order mark': whole(200, `\ufeff${received}`),
  'a message beside a __proto__ key': whole(
    200,
    `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${received.slice(1)}`,
  ),
  'a message only in a __proto__ key': whole(200, `{"__proto__":${received}}`),
  'a message with markup': withMessage(200, '<b>Received</b><script>alert(1)</script>'),
  'a message with line breaks and marks that reorder text': withMessage(
    200,
    ' Received\r\nby us.\u0000\u202e\ud800 ',
  ),
  'an enormous message': withMessage(200, 'Received. '.repeat(6000)),
  'an answer over 64 KiB': withMessage(200, 'Received. '.repeat(7000)),
  'a 204': say(http(204, [])),
  'an empty 200': whole(200, ''),
  'a 200 with HTML': whole(200, '<h1>Received.</h1>', ['content-type: text/html']),
  'truncated JSON': whole(200, received.slice(0, -2)),
  null: whole(200, 'null'),
  'an array': whole(200, `[${received}]`),
  'a text': whole(200, '"Received."'),
  'bytes that are not UTF-8': whole(200, Buffer.from(received.replace('R', '\xff'), 'latin1')),
  'a message that is a number': withMessage(200, 7),
  'a message that is an object': withMessage(200, { text: 'Received.' }),
  'a message that is empty': withMessage(200, '  '),
  ...Object.fromEntries(
    errorStatuses.flatMap((status) => [
      [`a ${status} with a message`, withMessage(status, 'Our desk is flooded.')],
      [`a ${status} without a message`, whole(status, '{}')],
    ]),
  ),
  'a 401 that asks for a log-in': whole(401, answerOf('Our desk is flooded.'), [
    json,
    'www-authenticate: Basic realm="desk"',
  ]),
  'a 504 with HTML': whole(504, '<h1>Gateway Timeout</h1>', ['content-type: text/html']),
  'a redirect elsewhere': whole(302, received, [json, 'location: /elsewhere']),
  'a redirect that repeats the post': whole(307, received, [json, 'location: /elsewhere']),
  'a redirect loop': whole(308, '', ['location: /contact']),
  'a reset before the headers': (socket) => socket.resetAndDestroy(),
  'a close before the headers': hangUp,
  'a reset in the body': sayAndReset(`${open}${long}\r\n\r\n${received.slice(0, 9)}`),
  'a close in the body': sayAndClose(`${open}${long}\r\n\r\n${received.slice(0, 9)}`),
  'no answer at all': noAnswer,
  'headers that drip': drip('HTTP/1.1 200 \r\n', 'x-slow: a\r\n'),
  'a body that drips': drip(`${open}\r\n${begun}`, 'Received. '),
  'an endless body': endless(`${open}\r\n${begun}`, 'Received. '.repeat(6000)),
  'endless headers': endless('HTTP/1.1 200 \r\n', 'x-more: and more\r\n'.repeat(1000)),
  'a gzip bomb': whole(200, bomb, [json, 'content-encoding: gzip']),
  'a header of 200 KB': whole(200, received, [json, `x-large: ${'a'.repeat(200_000)}`]),
  'something that is not HTTP': sayAndClose('220 mail.example.com ESMTP ready\r\n'),
  'a bad chunk': say(`${open}transfer-encoding: chunked\r\n\r\nzz\r\n${received}\r\n0\r\n\r\n`),
  'two Content-Lengths': say(`${open}${long}\r\ncontent-length: 5\r\n\r\n${received}`),
  'a 100 before the 200': say(http(100, []), http(200, [json, long], received)),
  'a 103 before the 200': say(
    http(103, ['link: </style.css>; rel=preload']),
    http(200, [json, long], received),
  ),
  'a second answer that nobody asked for': (socket) => {
    valid(socket)
    withMessage(500, 'Forged answer')(socket)
  },
}

export const valid = withMessage(200, 'Received.')

/**
 * Starts the host on a port of its own, in the test's process.
 *
 * @param speaks `https`: with a certificate that nobody vouches for
 */
export async function startApiHost(speaks: 'http' | 'https' = 'http') {
  let answer = valid
  let calls: Call[] = []
  const sockets = new Set<Socket>()
  const pem = readFileSync(join(import.meta.dirname, 'untrusted.pem'))
  // Most answers leave open a connection that the site asked to close. Deno sends its next call on it.
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
    /** How requests are answered from now on. */
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
