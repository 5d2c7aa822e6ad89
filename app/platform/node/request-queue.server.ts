import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextImmediate } from 'node:timers/promises'

/** What may wait on one connection. Browsers send the next request after the answer to the previous one. */
const maxWaiting = 8
const maxWaitingBytes = 128 * 1024

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
  readonly #last = new Map<string | undefined, Promise<void>>()

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
   * Lets one request of each method through in each turn of the event loop, so that others are read and answered from memory
   * in between, and a page that is not in memory yet does not wait for the submissions before it.
   */
  waitForEventLoop({ method }: Pick<IncomingMessage, 'method'>): Promise<void> {
    const last = this.#last.get(method) ?? Promise.resolve()
    const turn = last.then(() => nextImmediate())
    this.#last.set(method, turn)
    return turn
  }
}
