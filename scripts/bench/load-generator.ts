/**
 * Loads a server: a program of its own that keeps so many connections busy, one request at a time on each, and counts
 * what comes back. It is the bench's own because the load generators for Node take more time for a request than the
 * servers that are measured here (autocannon left a bare node:http server idle for a third of the time), and so make
 * equals of fast servers.
 */
import { connect } from 'node:net'
import { createHistogram, performance } from 'node:perf_hooks'
import { AnswerReader } from './answer-reader.ts'

export type Load = {
  port: number
  connections: number
  /** Whole requests, head and body; sent in turn, from the first, whichever connection is free. */
  requests: string[]
  /** When it ends: after so many answers, or so many seconds; whichever comes first. */
  answers?: number
  seconds?: number
}

export type LoadResult = {
  answers: number
  seconds: number
  /** Answers by status. */
  statuses: Record<number, number>
  /** Connections that could not be made, or broke before an answer was whole. */
  errors: number
  /** Milliseconds from the sending of a request to the end of its answer. */
  p50: number
  p99: number
}

const microseconds = 1000

process.once('message', async (load: Load) => {
  process.send?.(await run(load), undefined, undefined, () => process.disconnect())
})

async function run({ port, connections, requests, ...most }: Load): Promise<LoadResult> {
  const bodies = requests.map((request) => Buffer.from(request))
  const times = createHistogram()
  const statuses: Record<number, number> = {}
  let [begun, answers, errors] = [0, 0, 0]
  const start = performance.now()
  const end = start + (most.seconds ?? Number.POSITIVE_INFINITY) * 1000

  const connection: Connection = {
    next: () => {
      if (begun === most.answers || performance.now() >= end) return undefined
      begun += 1
      return bodies[(begun - 1) % bodies.length]
    },
    answered: (status, ms) => {
      answers += 1
      statuses[status] = (statuses[status] ?? 0) + 1
      times.record(Math.max(1, Math.round(ms * microseconds)))
    },
    failed: () => {
      errors += 1
    },
  }
  await Promise.all(Array.from({ length: connections }, () => keepBusy(port, connection)))
  return {
    answers,
    seconds: (performance.now() - start) / 1000,
    statuses,
    errors,
    p50: times.percentile(50) / microseconds,
    p99: times.percentile(99) / microseconds,
  }
}

type Connection = {
  /** What to send next; nothing when it is over. */
  next: () => Buffer | undefined
  answered: (status: number, ms: number) => void
  failed: () => void
}

/** Sends one request after the other, on a new connection where the old one has ended. */
function keepBusy(port: number, { next, answered, failed }: Connection): Promise<void> {
  return new Promise((resolve) => {
    const open = () => {
      const first = next()
      if (!first) return resolve()
      const socket = connect(port, '127.0.0.1').setNoDelay()
      let reader: AnswerReader | undefined = new AnswerReader()
      let sentAt = 0
      const send = (request: Buffer) => {
        reader = new AnswerReader()
        sentAt = performance.now()
        socket.write(request)
      }
      socket.once('connect', () => send(first))
      socket.on('data', (bytes) => {
        if (!reader?.take(bytes)) return
        answered(reader.status, performance.now() - sentAt)
        const request = reader.isLast ? undefined : next()
        reader = undefined
        if (request) send(request)
        else socket.destroy()
      })
      // What follows an error is the close.
      socket.on('error', () => undefined)
      socket.once('close', () => {
        if (reader) failed()
        open()
      })
    }
    open()
  })
}
