/**
 * Loaded into a site by a test (`--import`): counts for how many posts of others a visitor waits, and tells that and the memory
 * of the process when it is asked. Counts do not depend on how busy the machine is.
 */
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** In a network of its own (/24), as a visitor is. */
export const visitorAddress = '127.0.1.1'

let answered = 0
let waitedFor = 0
const answeredBefore = new WeakMap<IncomingMessage, number>()

function onRequest(message: unknown, handle: (request: IncomingMessage) => void) {
  if (typeof message !== 'object' || !message || !('request' in message)) return
  const { request } = message as { request: IncomingMessage }
  handle(request)
}

subscribe('http.server.request.start', (message) =>
  onRequest(message, (request) => {
    const isVisitor = request.socket.remoteAddress?.endsWith(visitorAddress)
    if (isVisitor) answeredBefore.set(request, answered)
  }),
)
subscribe('http.server.response.finish', (message) =>
  onRequest(message, (request) => {
    const before = answeredBefore.get(request)
    if (before !== undefined) waitedFor = Math.max(waitedFor, answered - before)
    else if (request.method === 'POST') answered += 1
  }),
)
process.on('message', () => {
  process.send?.({ waitedFor, answered, megabytes: process.memoryUsage().rss / 1e6 })
})
process.channel?.unref()
