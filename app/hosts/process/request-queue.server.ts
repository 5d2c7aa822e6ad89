import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** What may wait on one connection. Browsers send the next request after the answer to the previous one. */
const maxWaiting = 8
const maxWaitingBytes = 128 * 1024

/** How many connections can be accepted for each request that is rendered. */
const turnsBetween = 32

type Connection = {
  last: ServerResponse
  waiting: number
  /** How much the client had sent when the request that is being answered had arrived. */
  bytesTaken: number
}

/**
 * Queues requests. A client may send requests without waiting for the answers (pipelining), and Node would
 * handle them all at once.
 */
export class RequestQueue {
  readonly #connections = new WeakMap<Socket, Connection>()
  readonly #last = new Map<'file' | 'other', Promise<void>>()

  /**
   * Waits for the previous answers on the request's connection. A connection on which too much waits is closed, so what one
   * client sends takes no more memory than those requests.
   *
   * @returns whether the connection is still open
   */
  async waitForConnection({ socket }: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const bytes = socket.bytesRead
    const connection = this.#connections.get(socket)
    if (!connection || connection.last.writableFinished) {
      this.#connections.set(socket, { last: response, waiting: 0, bytesTaken: bytes })
      return true
    }
    if (connection.waiting >= maxWaiting || bytes - connection.bytesTaken > maxWaitingBytes) {
      socket.destroy()
      return false
    }
    const previous = connection.last
    connection.last = response
    connection.waiting += 1
    await once(previous, 'close')
    connection.waiting -= 1
    connection.bytesTaken = bytes
    return !socket.destroyed
  }

  /**
   * Waits for some turns of the event loop after the last request of this kind. In each turn Node accepts one new connection
   * and answers what is in memory, so a visitor gets through beside thousands of submissions or missing pages. A page that is
   * not in memory yet does not wait for them either.
   */
  waitForTurn(kind: 'file' | 'other'): Promise<void> {
    const last = this.#last.get(kind) ?? Promise.resolve()
    const turn = last.then(async () => {
      for (let turns = 0; turns < turnsBetween; turns += 1) await nextTurn()
    })
    this.#last.set(kind, turn)
    return turn
  }
}
