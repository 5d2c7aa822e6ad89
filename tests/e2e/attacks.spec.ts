import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import * as v from 'valibot'
import { type Site, startSite } from '../../scripts/support/processes.ts'
import { enquiry, sameOrigin } from '../support/posted-forms.ts'
import { expect, test } from '../support/test.ts'
import { visitorAddress } from '../support/wait-counter.ts'

// One after the other: two floods at once would leave no processor for the visitor.
test.describe.configure({ mode: 'default' })

/** What a stranger sends (`flood.ts`), and the most memory that the site may take, in MB. */
const floods = {
  'pipelined posts with long bodies': 400,
  'clients that do not read': 600,
  'many connections with posts': 600,
  'bodies that do not end': 600,
}

/** The young generation would be larger on a machine with more memory, and the process with it. */
const heap = '--max-old-space-size=512 --max-semi-space-size=4'
const counter = new URL('../support/wait-counter.ts', import.meta.url)

/** How often a visitor reads a page and writes while the stranger is at it. */
const visits = 6

for (const [what, megabytes] of Object.entries(floods)) {
  test(`a visitor reads and writes beside ${what} @release`, async ({ apiHost }) => {
    const NODE_OPTIONS = `${heap} --import=${counter}`
    const variables = { API_HOST: apiHost.url, SUBMISSION_LIMIT: '0', NODE_OPTIONS }
    await using site = await startSite(variables)
    const stranger = fork(new URL('../support/flood.ts', import.meta.url), [
      new URL(site.url).port,
      what,
    ])
    await once(stranger, 'message')
    for (let visit = 0; visit < visits; visit += 1) {
      expect(await send(site, 'GET', '/about')).toBe(200)
      expect(await send(site, 'POST', '/contact', { ...enquiry, message: `${visit}` })).toBe(200)
    }
    const counted = await ask(site)
    stranger.kill()
    expect(apiHost.calls()).toHaveLength(visits)
    expect(counted.waitedFor.posts, 'posts of the stranger').toBeLessThan(20)
    expect(counted.waitedFor.all, 'answers to the stranger').toBeLessThan(300)
    expect(counted.megabytes).toBeLessThan(megabytes)
  })
}

/** The status of an answer to the visitor, who has an address and each time a connection of its own. */
async function send(site: Site, method: string, path: string, fields?: Record<string, string>) {
  const form = { ...sameOrigin(site), 'content-type': 'application/x-www-form-urlencoded' }
  const options = { method, agent: false, localAddress: visitorAddress }
  const sent = request(`${site.url}${path}`, { ...options, headers: fields ? form : {} })
  sent.end(fields && new URLSearchParams(fields).toString())
  const [response] = await once(sent, 'response')
  await once(response.resume(), 'end')
  return response.statusCode
}

const countedSchema = v.object({
  waitedFor: v.object({ posts: v.number(), all: v.number() }),
  megabytes: v.number(),
})

async function ask(site: Site) {
  site.process.send('count')
  const [counted] = await once(site.process, 'message')
  return v.parse(countedSchema, counted)
}
