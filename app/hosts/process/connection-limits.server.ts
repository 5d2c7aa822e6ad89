import type { Server } from 'node:http'
import { resolveSender } from '~/submissions/sender.server'

/** Together with what each may hold, this bounds the memory (docs/operations.md). */
const maxConnections = 2000

/** From one network (/24, or /48 with IPv6), which one person may have. Sixty browsers with six connections each have 360. */
const maxOfNetwork = 400

/** For a whole request. A form is 52 KB at most, and a slow phone sends that within seconds. */
const requestTimeoutMs = 60_000

/**
 * Bounds the connections of a server, in all and of each network, and how long one may take for a request. Behind a trusted
 * proxy all are the proxy's.
 */
export function limitConnections(server: Server, trustedProxies: number): void {
  server.maxConnections = maxConnections
  server.requestTimeout = requestTimeoutMs
  if (trustedProxies > 0) return
  const counts = new Map<string, number>()
  server.on('connection', (socket) => {
    const network = resolveSender(socket.remoteAddress, undefined, 0)?.network ?? ''
    const before = counts.get(network) ?? 0
    if (before === maxOfNetwork) {
      socket.destroy()
      return
    }
    counts.set(network, before + 1)
    socket.once('close', () => {
      const left = (counts.get(network) ?? 1) - 1
      if (left > 0) counts.set(network, left)
      else counts.delete(network)
    })
  })
}
