import { expect, test } from 'vitest'
import { AnswerReader } from './answer-reader.ts'

const measured = 'HTTP/1.1 200 OK\r\nContent-Length: 11\r\nconnection: close\r\n\r\nHello\r\n\r\n!!'
const chunked =
  'HTTP/1.1 404 \r\nTransfer-Encoding: chunked\r\n\r\n5\r\nHello\r\n10\r\n0123456789abcdef\r\n0\r\n\r\n'
const empty = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'

test.each([
  ['by its length', measured, 200, true],
  ['in chunks', chunked, 404, false],
  ['in no chunk at all', empty, 200, false],
])('an answer %s ends with its last byte, however it is cut up', (_, text, status, isLast) => {
  const bytes = Buffer.from(text)
  for (let size = 1; size <= bytes.length; size += 1) {
    const reader = new AnswerReader()
    const ends = []
    for (let at = 0; at < bytes.length; at += size) {
      if (reader.take(bytes.subarray(at, at + size))) ends.push(at + size)
    }
    expect(ends).toEqual([Math.ceil(bytes.length / size) * size])
    expect(reader).toMatchObject({ status, isLast })
  }
})
