import { once } from 'node:events'
import * as v from 'valibot'
import type { Site } from '../support/processes.ts'
import { rounded } from './statistics.ts'

/** For a site whose heap is to be looked at: opens Node's inspector, on a port of its own. */
export const inspectable = { NODE_OPTIONS: '--inspect=127.0.0.1:0' }

const usageSchema = v.object({ result: v.object({ usedSize: v.number() }) })

/**
 * What a site's process really keeps: its JavaScript heap right after a collection, in MB of 1024 KB. Unlike the memory
 * that it holds, this shows a leak that still fits into what was once taken from the system.
 *
 * @param site started with `inspectable`
 */
export async function liveHeapMb(site: Site): Promise<number> {
  const [address] = /ws:\/\/\S+/.exec(site.output()) ?? []
  if (!address) throw new Error('The site was not started with an inspector.')
  const inspector = new WebSocket(address)
  // Fails the call that waits: an event target has no word for errors of its own.
  const broken = once(inspector, 'close').then(() => {
    throw new Error(`The site has stopped:\n${site.output()}`)
  })
  await Promise.race([once(inspector, 'open'), broken])
  const call = async (id: number, method: string): Promise<unknown> => {
    inspector.send(JSON.stringify({ id, method }))
    const [{ data }] = await Promise.race([once(inspector, 'message'), broken])
    return JSON.parse(data)
  }
  try {
    await call(1, 'HeapProfiler.collectGarbage')
    const usage = v.parse(usageSchema, await call(2, 'Runtime.getHeapUsage'))
    return rounded(usage.result.usedSize / 1024 / 1024, 2)
  } finally {
    inspector.close()
  }
}
