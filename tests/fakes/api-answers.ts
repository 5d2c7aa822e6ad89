import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { unexpectedErrorMessage } from '../../app/forms/schema/outcome.ts'
import {
  type Answer,
  http,
  json,
  noAnswer,
  responseBody,
  say,
  whole,
  withMessage,
} from './api-host.ts'

async function* endlessly(start: string, chunks: Iterable<string>, pause = 0) {
  yield start
  while (true) {
    for (const chunk of chunks) {
      if (pause > 0) await wait(pause)
      yield chunk
    }
  }
}

/** Repeats the chunks without end, as fast as the other side reads or with a pause before each, in ms. */
function endless(...said: Parameters<typeof endlessly>): Answer {
  return (socket) => Readable.from(endlessly(...said)).pipe(socket)
}

const received = responseBody('Received.')
/** An answer up to its message. */
const begun = responseBody('').replace(/"[^"]*$/, '')
const html = 'content-type: text/html'
const long = `content-length: ${received.length}`
const open = `HTTP/1.1 200 \r\n${json}\r\n`
const cut = `${open}${long}\r\n\r\n${received.slice(0, 9)}`
const answered = http(200, [json, long], received)
const elsewhere = 'location: /elsewhere'
const logIn = 'www-authenticate: Basic realm="desk"'
const polluting = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}'
const markup = '<b>Received</b><script>'
const marked = ' Received\r\nby us.\u0000\u202e\ud800 '
/** A message of fifty megabytes, compressed to fifty kilobytes. */
const bomb = gzipSync(Buffer.concat([Buffer.from(begun), Buffer.alloc(50_000_000, 'a')]))

export const refusal = 'Our desk is flooded.'

/** Everything that an API host, or a proxy in front of it, may do, by the message that the visitor then reads. */
export const answers: Record<string, Record<string, Answer>> = {
  'Received.': {
    'a 201 with a message': whole(201, received),
    'a message that ends with the connection': (socket) => socket.end(`${open}\r\n${received}`),
    'a message after a byte order mark': whole(200, `\ufeff${received}`),
    'a message beside a __proto__ key': whole(200, `{${polluting},${received.slice(1)}`),
    'a 103 before the 200': say(http(103, ['link: </a.css>; rel=preload']), answered),
  },
  'Reçu.': {
    'a message in pieces, cut within a character': async (socket) => {
      const bytes = Buffer.from(responseBody('Reçu.'))
      const half = bytes.indexOf('ç') + 1
      say(`${open}content-length: ${bytes.length}\r\n\r\n`, bytes.subarray(0, half))(socket)
      await wait(20)
      socket.write(bytes.subarray(half))
    },
  },
  [markup]: { 'a message with markup': withMessage(200, markup) },
  'Received by us.\ufffd': {
    'a message with line breaks and marks that reorder text': withMessage(200, marked),
  },
  [`${'x'.repeat(999)}…`]: { 'an enormous message': withMessage(200, 'x'.repeat(60_000)) },
  [refusal]: { 'a 401 that asks for a log-in': whole(401, responseBody(refusal), [json, logIn]) },
  [unexpectedErrorMessage]: {
    'an answer over 64 KiB': withMessage(200, 'x'.repeat(70_000)),
    'a 204': say(http(204, [])),
    'an empty 200': whole(200, ''),
    'a 200 with HTML': whole(200, '<h1>Received.</h1>', [html]),
    'truncated JSON': whole(200, received.slice(0, -2)),
    null: whole(200, 'null'),
    'an array': whole(200, `[${received}]`),
    'bytes that are not UTF-8': whole(200, Buffer.from(received.replace('R', '\xff'), 'latin1')),
    'a message that is a number': withMessage(200, 7),
    'a message that is empty': withMessage(200, '  '),
    'a 504 with HTML': whole(504, '<h1>Gateway Timeout</h1>', [html]),
    'a redirect elsewhere': whole(302, received, [json, elsewhere]),
    'a redirect loop': whole(308, '', ['location: /contact']),
    'a reset before the headers': (socket) => socket.resetAndDestroy(),
    'a close before the headers': (socket) => socket.end(),
    'a reset in the body': (socket) =>
      socket.write(cut, () => wait(20).then(() => socket.resetAndDestroy())),
    'a close in the body': (socket) => socket.end(cut),
    'no answer at all': noAnswer,
    'headers that drip': endless('HTTP/1.1 200 \r\n', 'x-slow: a\r\n', 20),
    'a body that drips': endless(`${open}\r\n${begun}`, 'Received. ', 20),
    'something that is not HTTP': (socket) => socket.end('220 mail.example.com ESMTP ready\r\n'),
    'a bad chunk': say(`${open}transfer-encoding: chunked\r\n\r\nzz\r\n${received}\r\n0\r\n\r\n`),
    'two Content-Lengths': say(`${open}${long}\r\ncontent-length: 5\r\n\r\n${received}`),
    'a 100 before the 200': say(http(100, []), answered),
    'an endless body': endless(`${open}\r\n${begun}`, ['Received. '.repeat(6000)]),
    'a gzip bomb': whole(200, bomb, [json, 'content-encoding: gzip']),
    'a header of 200 KB': whole(200, received, [json, `x-large: ${'a'.repeat(200_000)}`]),
  },
}
