import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

export type Answer = { status: number; body: string; contentType?: string; delayMs?: number }
export type Behavior = Answer | { hangUp: true } | { neverAnswer: true }
export type Call = { method: string; path: string; contentType: string; body: string }

/** A fake API host. It keeps every call as it arrived, byte for byte, and answers as it was last told. */
export type ApiHost = {
  url: string
  /** How to answer from now on. */
  answer: (behavior: Behavior) => Promise<void>
  /** What has arrived since the last reset. */
  calls: () => Promise<Call[]>
  /** Forgets what has arrived, and answers with the default again. */
  reset: () => Promise<void>
  stop: () => Promise<void>
}

const accepted: Behavior = { status: 200, body: '{"message":"Received."}' }

export async function startApiHost(): Promise<ApiHost> {
  let behavior = accepted
  let calls: Call[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const contentType = headers['content-type'] ?? ''
    calls.push({ method, path, contentType, body: await text(request) })
    if ('hangUp' in behavior) request.socket.destroy()
    if (!('status' in behavior)) return
    const { status, body, contentType: type = 'application/json', delayMs = 0 } = behavior
    setTimeout(() => response.writeHead(status, { 'content-type': type }).end(body), delayMs)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port to be had')
  return {
    url: `http://127.0.0.1:${address.port}`,
    answer: async (next) => {
      behavior = next
    },
    calls: async () => calls,
    reset: async () => {
      calls = []
      behavior = accepted
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
