/**
 * Reads one HTTP/1.1 answer from a connection, as far as it takes to see where it ends: by its Content-Length, or by
 * its last chunk. Answers that never have a body (to HEAD, 204, 304) are not for it.
 */
export class AnswerReader {
  status = 0
  /** The server will end the connection after this answer. */
  isLast = false
  #headSoFar: Buffer | undefined
  #inBody = false
  /** Bytes of the body still to come; not a number when it comes in chunks. */
  #left = Number.NaN
  #tail = '\r\n'

  /** @returns whether the answer is whole with these bytes */
  take(bytes: Buffer): boolean {
    const body = this.#inBody ? bytes : this.#takeHead(bytes)
    if (body === undefined) return false
    if (Number.isNaN(this.#left)) {
      this.#tail = (this.#tail + body.toString('latin1', Math.max(0, body.length - 7))).slice(-7)
      return this.#tail === '\r\n0\r\n\r\n'
    }
    this.#left -= body.length
    return this.#left <= 0
  }

  /** @returns what comes after the head, once the head is whole */
  #takeHead(bytes: Buffer): Buffer | undefined {
    const soFar = this.#headSoFar ? Buffer.concat([this.#headSoFar, bytes]) : bytes
    const end = soFar.indexOf('\r\n\r\n')
    if (end === -1) {
      this.#headSoFar = soFar
      return undefined
    }
    const head = soFar.toString('latin1', 0, end)
    this.status = Number(head.slice(9, 12))
    this.isLast = /\r\nconnection: close/i.test(head)
    this.#left = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN)
    this.#inBody = true
    return soFar.subarray(end + 4)
  }
}
