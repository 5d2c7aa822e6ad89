/**
 * The fake API host: a program of its own that stands for the firm's. It keeps every call as it arrived, byte
 * for byte, and answers as it was last told. Its control paths begin with `/__`.
 *
 *   GET    /__calls      what has arrived since the last reset
 *   PUT    /__answer     how to answer from now on: { status, body, delayMs } or { hangUp: true }
 *   DELETE /__calls      forget, and answer with the default again
 */
import { createServer, type IncomingMessage } from 'node:http'

export type Answer = { status: number; body: string; contentType?: string; delayMs?: number }
export type Behaviour = Answer | { hangUp: true } | { neverAnswer: true }
export type Call = {
  method: string
  path: string
  contentType: string
  /** The body as it arrived, undecoded but for UTF-8. */
  body: string
}

const accepted: Behaviour = { status: 200, body: JSON.stringify({ message: 'Received.' }) }

let behaviour: Behaviour = accepted
let calls: Call[] = []

const server = createServer(async (request, response) => {
  const path = request.url ?? ''
  const body = await readAll(request)
  if (path === '/__calls' && request.method === 'GET') {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(calls))
    return
  }
  if (path === '/__calls' && request.method === 'DELETE') {
    calls = []
    behaviour = accepted
    response.writeHead(204).end()
    return
  }
  if (path === '/__answer') {
    behaviour = JSON.parse(body)
    response.writeHead(204).end()
    return
  }
  calls.push({
    method: request.method ?? '',
    path,
    contentType: request.headers['content-type'] ?? '',
    body,
  })
  if ('hangUp' in behaviour) {
    request.socket.destroy()
    return
  }
  if ('neverAnswer' in behaviour) return
  const { status, body: answer, contentType = 'application/json', delayMs = 0 } = behaviour
  setTimeout(() => response.writeHead(status, { 'content-type': contentType }).end(answer), delayMs)
})

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

// Dies with the test that started it, however that ends.
process.once('disconnect', () => process.exit())
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) process.send?.({ port: address.port })
})
