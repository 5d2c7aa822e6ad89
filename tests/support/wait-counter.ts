/**
 * Loaded into a site by a test (`--import`): counts for how many answers to others a visitor waits, and tells that and the memory
 * of the process when it is asked. Counts do not depend on how busy the machine is.
 */
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/** In a network of its own (/24), as a visitor is. */
export const visitorAddress = '127.0.1.1'

const answered = { posts: 0, all: 0 }
const waitedFor = { posts: 0, all: 0 }
const answeredBefore = new WeakMap<IncomingMessage, typeof answered>()

function onRequest(message: unknown, handle: (request: IncomingMessage) => void) {
  if (typeof message !== 'object' || !message || !('request' in message)) return
  const { request } = message as { request: IncomingMessage }
  handle(request)
}

subscribe('http.server.request.start', (message) =>
  onRequest(message, (request) => {
    const isVisitor = request.socket.remoteAddress?.endsWith(visitorAddress)
    if (isVisitor) answeredBefore.set(request, { ...answered })
  }),
)
subscribe('http.server.response.finish', (message) =>
  onRequest(message, (request) => {
    const before = answeredBefore.get(request)
    if (before) {
      waitedFor.posts = Math.max(waitedFor.posts, answered.posts - before.posts)
      waitedFor.all = Math.max(waitedFor.all, answered.all - before.all)
      return
    }
    answered.all += 1
    if (request.method === 'POST') answered.posts += 1
  }),
)
process.on('message', () => {
  process.send?.({ waitedFor, megabytes: process.memoryUsage().rss / 1e6 })
})
process.channel?.unref()
