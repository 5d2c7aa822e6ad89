import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Site, startSite } from '../../scripts/support/processes.ts'
import { enquiry, postForm } from '../support/posted-forms.ts'
import { expect, test } from '../support/test.ts'

// One after the other: two floods at once would leave no processor for the visitor.
test.describe.configure({ mode: 'default' })

/** What a stranger sends (`flood.ts`), how long a visitor reads pages meanwhile, and the most memory that the site may take. */
const floods = {
  'pipelined requests': { seconds: 1.5, megabytes: 200 },
  'pipelined requests with long headers': { seconds: 1.5, megabytes: 200 },
  'pipelined posts': { seconds: 1.5, megabytes: 200 },
  'pipelined posts with long bodies': { seconds: 1.5, megabytes: 200 },
  'clients that do not read': { seconds: 1.5, megabytes: 300 },
  'many connections': { seconds: 2.2, megabytes: 300 },
  'many connections with posts': { seconds: 4.2, megabytes: 300 },
  'bodies that do not end': { seconds: 2.2, megabytes: 400 },
}

/** Answers each message with the memory of the process, in MB. */
const tellMemory = `data:text/javascript,process.on('message',()=>process.send(process.memoryUsage().rss/1e6)).channel.unref()`
/** The young generation would be larger on a machine with more memory, and the process with it. */
const heap = '--max-old-space-size=512 --max-semi-space-size=4'

for (const [what, { seconds, megabytes }] of Object.entries(floods)) {
  test(`a visitor reads pages beside ${what}`, async ({ apiHost }) => {
    const NODE_OPTIONS = `${heap} --import=${tellMemory}`
    const variables = { API_HOST: apiHost.url, SUBMISSION_LIMIT: '0', NODE_OPTIONS }
    await using site = await startSite(variables)
    const { port } = new URL(site.url)
    const stranger = fork(new URL('../support/flood.ts', import.meta.url), [port, what])
    const waits: number[] = []
    for (const end = performance.now() + seconds * 1000; performance.now() < end; await wait(20)) {
      waits.push(await timeToRead(`${site.url}/about`))
    }
    expect(await memoryOf(site)).toBeLessThan(megabytes)
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
