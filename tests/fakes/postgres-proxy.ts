/** A connection to PostgreSQL through which a test can make it fail. */
import { connect, createServer, type Socket } from 'node:net'
import { listen } from '../../scripts/support/processes.ts'

/** What the server does to each connection, the open ones too, or to the answer of a commit. */
export type Fault =
  | 'ends it'
  | 'resets it'
  | 'is silent'
  | 'loses the answer'
  | 'loses one answer'
  | 'holds it back'

export async function startPostgresProxy(port: number) {
  let fault: Fault | undefined
  const clients = new Set<Socket>()
  const dark = new WeakSet<Socket>()
  let mostClients = 0
  const failConnection = (client: Socket) => {
    if (fault === 'ends it') client.end()
    if (fault === 'resets it') client.resetAndDestroy()
  }
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      socket.on('error', () => {})
      socket.on('close', () => other.destroy())
    }
    client.on('close', () => clients.delete(client))
    clients.add(client)
    mostClients = Math.max(mostClients, clients.size)
    client.on('data', (sent) => {
      if (dark.has(client)) return
      if (!fault || /answer|back/.test(fault)) upstream.write(sent)
    })
    upstream.on('data', (answer) => {
      const isCommitted = answer.includes('COMMIT\0')
      if (isCommitted && /^loses/.test(fault ?? '')) client.resetAndDestroy()
      else if (!isCommitted || fault !== 'holds it back') client.write(answer)
      if (isCommitted && fault === 'loses one answer') fault = undefined
    })
    failConnection(client)
  })
  return {
    port: await listen(server),
    /** Of all times. */
    mostClients: () => mostClients,
    /** From now on nothing arrives over the connections that are open, as when a router forgets them. */
    darken() {
      for (const client of clients) dark.add(client)
    },
    set(other: Fault | undefined) {
      fault = other
      clients.forEach(failConnection)
    },
    async [Symbol.asyncDispose]() {
      for (const client of clients) client.destroy()
      server.close()
    },
  }
}
