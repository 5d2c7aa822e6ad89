import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Sender } from '~/submissions/sender.server'

type Waiting = { socket: Socket; start: () => void }

/**
 * Lets one request after the other be handled. Networks take turns, and so do the addresses of each network: however many
 * requests one sender has waiting, the others wait for one of them in each round.
 */
export class RequestQueue {
  readonly #networks = new Map<string, Map<string, Waiting[]>>()
  readonly #loopTurnsEach: number
  #loopTurnsOwed = 0
  #isRunning = false

  /** @param loopTurnsEach how many turns of the event loop to leave between two requests */
  constructor(loopTurnsEach: number) {
    this.#loopTurnsEach = loopTurnsEach
  }

  /**
   * Waits for the sender's turn.
   *
   * @returns whether the client is still there
   */
  async waitForTurn(sender: Sender | undefined, socket: Socket): Promise<boolean> {
    const { network, address } = sender ?? { network: '', address: '' }
    const { promise: turn, resolve: start } = Promise.withResolvers<void>()
    const addresses = this.#networks.get(network) ?? new Map<string, Waiting[]>()
    const waiting = addresses.get(address) ?? []
    waiting.push({ socket, start })
    this.#networks.set(network, addresses.set(address, waiting))
    if (!this.#isRunning) void this.#run()
    await turn
    return !socket.destroyed
  }

  /**
   * In each turn of the event loop Node accepts one new connection, and reads what has come on the others, so a visitor gets
   * through beside thousands of requests. One whose client has gone takes no turn.
   */
  async #run(): Promise<void> {
    this.#isRunning = true
    for (let next = this.#takeNext(); next; next = this.#takeNext()) {
      next.start()
      if (next.socket.destroyed) continue
      for (
        this.#loopTurnsOwed += this.#loopTurnsEach;
        this.#loopTurnsOwed >= 1;
        this.#loopTurnsOwed -= 1
      )
        await nextTurn()
    }
    this.#isRunning = false
  }

  /** Takes the first request of the first address of the first network, and puts the rest of both behind the others. */
  #takeNext(): Waiting | undefined {
    const [network = '', addresses] = takeFirst(this.#networks)
    if (!addresses) return undefined
    const [address = '', waiting = []] = takeFirst(addresses)
    const next = waiting.shift()
    if (waiting.length > 0) addresses.set(address, waiting)
    if (addresses.size > 0) this.#networks.set(network, addresses)
    return next
  }
}

function takeFirst<Value>(map: Map<string, Value>): [string, Value] | [] {
  for (const first of map) {
    map.delete(first[0])
    return first
  }
  return []
}
