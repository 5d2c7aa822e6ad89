/** A client that floods a site, in a process of its own: `node flood.ts PORT KIND`. Bounded in count; whoever starts it ends it. */
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const [, , port = '', kind = ''] = process.argv
const get = 'GET /nope HTTP/1.1\r\nHost: x\r\n\r\n'
const post = (length: number) =>
  [
    'POST /contact HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${length}`,
    '',
    'form=contact'.padEnd(length, '&'),
  ].join('\r\n')

/** Opens a connection, writes the text this often as fast as it is taken, and reads the answers or not. */
function flood(text: string, times: number, reads = true) {
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  if (reads) socket.resume()
  return socket.once('connect', () => write(socket, text, times))
}

function write(socket: Socket, text: string, times: number) {
  const atOnce = Math.min(times, 1000)
  if (atOnce === 0 || socket.destroyed) return
  if (socket.write(text.repeat(atOnce))) write(socket, text, times - atOnce)
  else socket.once('drain', () => write(socket, text, times - atOnce))
}

/** Opens connections, so many a second. */
async function many(count: number, perSecond: number, open: () => void) {
  for (let opened = 0; opened < count; opened += perSecond / 20) {
    for (let each = 0; each < perSecond / 20; each += 1) open()
    await wait(50)
  }
}

const floods: Record<string, () => unknown> = {
  'pipelined posts with long bodies': () => flood(post(60_000), 5000),
  'clients that do not read': () => many(1000, 1000, () => flood(get, 3, false)),
  'many connections with posts': () => many(4000, 1000, () => flood(post(12), 1)),
  'bodies that do not end': () => many(4000, 2000, () => flood(post(10_000).slice(0, -1), 1)),
}

floods[kind]?.()
process.send?.('begun')
