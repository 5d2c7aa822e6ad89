import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { RequestQueue } from './request-queue.server'

/** A queue in which some senders have requests, and the order in which they are handled. */
function queueOf(senders: [network: string, address: string][]) {
  const queue = new RequestQueue(32)
  const handled: string[] = []
  const send = async (network: string, address: string, socket = new Socket()) => {
    if (await queue.waitForTurn({ network, address }, socket)) handled.push(address)
  }
  return { send, handled, all: Promise.all(senders.map((sender) => send(...sender))) }
}

const loud = Array.from({ length: 400 }, (): [string, string] => ['strange', 'a stranger'])
const many = Array.from({ length: 400 }, (_, number): [string, string] => [
  'strange',
  `stranger ${number}`,
])

test.each([
  ['one of 400 requests of one address', loud, 'home', 2],
  ['one of the requests of 400 addresses in a network', many, 'home', 2],
  ['one of each address in the own network', loud, 'strange', 2],
])('a visitor waits for %s', async (_, strangers, network, most) => {
  const { send, handled, all } = queueOf(strangers)
  await send(network, 'a visitor')
  expect(handled.indexOf('a visitor')).toBeLessThan(most + 1)
  await all
  expect(handled).toHaveLength(strangers.length + 1)
})

test('a request whose client has gone takes no turn', async () => {
  const { send, handled, all } = queueOf([])
  await all
  let turns = 0
  const counting = setInterval(() => {
    turns += 1
  })
  const gone = new Socket()
  gone.destroy()
  const dead = Array.from({ length: 4000 }, () => send('strange', 'a stranger', gone))
  await send('strange', 'a stranger')
  clearInterval(counting)
  await Promise.all(dead)
  expect(handled).toEqual(['a stranger'])
  expect(turns).toBeLessThan(100)
})
