import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Site, startSite } from '../../scripts/support/processes.ts'
import { enquiry, postForm } from '../support/posted-forms.ts'
import { expect, test } from '../support/test.ts'

// One after the other: two floods at once would leave no processor for the visitor.
test.describe.configure({ mode: 'default' })

/** What a stranger sends (`flood.ts`), and the most memory that the site may hold meanwhile, in MB. It starts with 20. */
const floods = {
  'pipelined requests': 50,
  'pipelined requests with long headers': 50,
  'pipelined posts': 50,
  'pipelined posts with long bodies': 50,
  'clients that do not read': 200,
  'many connections': 200,
  'many connections with posts': 200,
  'bodies that do not end': 200,
}
/** How long a visitor reads pages beside each. */
const floodMs = 2200

/** Answers each message with the memory that the process cannot free, in MB. How much it has taken from the system depends on the machine. */
const tellMemory = `data:text/javascript,process.on('message',()=>{gc();const{heapUsed,external}=process.memoryUsage();process.send((heapUsed+external)/1e6)}).channel.unref()`

for (const [what, maxMegabytes] of Object.entries(floods)) {
  test(`a visitor reads pages beside ${what}`, async ({ apiHost }) => {
    const NODE_OPTIONS = `--max-old-space-size=512 --expose-gc --import=${tellMemory}`
    const variables = { API_HOST: apiHost.url, SUBMISSION_LIMIT: '0', NODE_OPTIONS }
    await using site = await startSite(variables)
    const { port } = new URL(site.url)
    const stranger = fork(new URL('../support/flood.ts', import.meta.url), [port, what])
    const waits: number[] = []
    for (const end = performance.now() + floodMs; performance.now() < end; await wait(20)) {
      waits.push(await timeToRead(`${site.url}/about`))
    }
    expect(await memoryOf(site)).toBeLessThan(maxMegabytes)
    expect(median(waits)).toBeLessThan(200)
    // Nor does a page wait behind all the others.
    expect(Math.max(...waits)).toBeLessThan(1000)
    stranger.kill()
    expect((await postForm(site, enquiry)).status).toBe(200)
  })
}

/** On a connection of its own, in milliseconds. */
async function timeToRead(url: string): Promise<number> {
  const begin = performance.now()
  const [response] = await once(get(url, { agent: false }), 'response')
  await once(response.resume(), 'end')
  return performance.now() - begin
}

async function memoryOf(site: Site): Promise<number> {
  site.process.send('memory')
  const [megabytes] = await once(site.process, 'message')
  return megabytes
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
