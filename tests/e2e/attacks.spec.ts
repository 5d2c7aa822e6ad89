import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Site, startSite } from '../../scripts/support/processes.ts'
import { enquiry, postForm } from '../support/posted-forms.ts'
import { expect, test } from '../support/test.ts'

/** What a stranger sends (`flood.ts`), and the most memory that the site may take meanwhile, in MB. It starts with 80. */
const floods = {
  'pipelined requests': 200,
  'pipelined requests with long headers': 200,
  'pipelined posts': 200,
  'pipelined posts with long bodies': 200,
  'clients that do not read': 300,
  'many connections': 300,
  'many connections with posts': 300,
  'bodies that do not end': 300,
}
/** How long a visitor reads pages beside each. */
const floodMs = 1500

/** Answers each message with the memory of the process, in MB. */
const tellMemory = `data:text/javascript,process.on('message',()=>process.send(process.memoryUsage().rss/1e6)).channel.unref()`

for (const [what, maxMegabytes] of Object.entries(floods)) {
  test(`a visitor reads pages beside ${what}`, async ({ apiHost }) => {
    const NODE_OPTIONS = `--max-old-space-size=512 --import=${tellMemory}`
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
