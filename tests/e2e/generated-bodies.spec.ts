import * as fc from 'fast-check'
import type { ApiHost } from '../fakes/api-host.ts'
import { objectionsTo } from '../support/allowed-payloads.ts'
import { contactBody, newsletterBody, oddText, seed } from '../support/generated-bodies.ts'
import { call, encodeCall, functionAddresses } from '../support/server-functions.ts'
import { expect, test } from '../support/test.ts'

const count = 500
const atOnce = 10

type Ask = (site: { url: string }) => Promise<Response>

/** Sends generated requests, a few at a time, and expects no error of the server's own, and to be answered. */
async function sendAll(site: { url: string }, requests: fc.Arbitrary<{ ask: Ask }>) {
  const batches = fc.array(requests, { minLength: atOnce, maxLength: atOnce })
  await fc.assert(
    fc.asyncProperty(batches, async (batch) => {
      const statuses = batch.map(async ({ ask }) => {
        const response = await ask(site)
        await response.arrayBuffer()
        return response.status
      })
      for (const status of await Promise.all(statuses)) expect(status).toBeLessThan(500)
    }),
    { seed, numRuns: count / atOnce },
  )
}

/** Everything that arrived may be sent, and enough arrived to say so. */
async function expectAllowed(apiHost: ApiHost) {
  const calls = await apiHost.calls()
  expect(calls.length).toBeGreaterThan(20)
  for (const { path, body } of calls) {
    expect(['/contact', '/subscribe']).toContain(path)
    expect(objectionsTo(path === '/contact' ? 'contact' : 'subscribe', body)).toEqual([])
  }
}

/** As the entries of a form, the way a browser would write them. */
function entriesOf(values: object, form: string): [string, string][] {
  const entries = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
  return [['form', form], ...entries]
}

const text = fc.oneof(oddText, fc.constant('contact'), fc.constant('newsletter'))
const entries = fc.oneof(
  { arbitrary: contactBody.map((values) => entriesOf(values, 'contact')), weight: 3 },
  { arbitrary: newsletterBody.map((values) => entriesOf(values, 'newsletter')), weight: 2 },
  { arbitrary: fc.array(fc.tuple(text, text), { maxLength: 6 }), weight: 1 },
)
const urlencodedEntries = entries.map((fields) => `${new URLSearchParams(fields)}`)

const multipart = fc.tuple(entries, fc.boolean()).map(([fields, files]) => {
  const form = new FormData()
  for (const [name, value] of fields) {
    if (files) form.append(name, new Blob([value]), value.slice(0, 20))
    else form.append(name, value)
  }
  return form
})

const handWrittenMultipart = entries.map((fields) =>
  fields
    .map(([name, value]) => `content-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .map((part) => `--x\r\n${part}`)
    .join(''),
)

const urlencoded = 'application/x-www-form-urlencoded'
const bytes = fc.uint8Array({ maxLength: 200 }).map((numbers) => Buffer.from(numbers))
const posts = fc.oneof(
  fc.record({ type: fc.constant(urlencoded), body: urlencodedEntries }),
  fc.record({ type: fc.constant(undefined), body: multipart }),
  fc.record({
    type: fc.constantFrom(urlencoded, 'multipart/form-data; boundary=x', 'multipart/form-data'),
    body: fc.oneof(
      bytes,
      urlencodedEntries.map((body) => body.replaceAll('%', '%%')),
      handWrittenMultipart,
    ),
  }),
)

test('no generated form post breaks the server or reaches the API host as what may not be sent', async ({
  site,
  apiHost,
}) => {
  const paths = fc.constantFrom('/contact', '/contact', '/', '/home', '/about', '/privacy')
  const requests = fc.record({ path: paths, post: posts }).map(({ path, post }) => ({
    path,
    post,
    ask: ({ url }: { url: string }) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { origin: url, ...(post.type === undefined ? {} : { 'content-type': post.type }) },
        body: post.body,
      }),
  }))
  await sendAll(site, requests)
  await expectAllowed(apiHost)
})

/** `node` with what stands at one of its leaves or branches replaced; `turn` says at which. */
function mutate(node: unknown, turn: number, replacement: unknown): unknown {
  if (typeof node !== 'object' || node === null || turn % 7 === 0) return replacement
  const names = Object.keys(node)
  const chosen = names[turn % Math.max(names.length, 1)]
  if (chosen === undefined) return replacement
  const value = mutate(Reflect.get(node, chosen), Math.floor(turn / 3) + 1, replacement)
  return Object.assign(Array.isArray(node) ? [...node] : { ...node }, { [chosen]: value })
}

/** Something like a node of the encoding: a kind by its number, with odd contents. */
const encodedNode = fc.record(
  {
    t: fc.integer({ min: 0, max: 40 }),
    i: fc.integer({ min: 0, max: 4 }),
    s: fc.oneof(oddText, fc.integer(), fc.constant('constructor')),
    a: fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 3 }),
    f: fc.jsonValue({ maxDepth: 1 }),
    p: fc.jsonValue({ maxDepth: 2 }),
    l: fc.nat(5),
  },
  { requiredKeys: ['t'] },
)

const calls = fc.oneof(contactBody, newsletterBody).map(encodeCall)
const mutated = fc
  .tuple(calls, fc.nat(10_000), fc.oneof(fc.jsonValue({ maxDepth: 2 }), encodedNode))
  .map(([body, turn, replacement]) => JSON.stringify(mutate(JSON.parse(body), turn, replacement)))
const callBodies = fc.oneof(
  { arbitrary: calls, weight: 7 },
  { arbitrary: mutated, weight: 2 },
  fc.tuple(calls, fc.nat(100)).map(([body, end]) => body.slice(0, end)),
  fc.json({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.constant('['.repeat(15_000)),
)

test('no generated call of a server function breaks the server or reaches the API host as what may not be sent', async ({
  site,
  apiHost,
}) => {
  const requests = fc
    .record({
      address: fc.constantFrom(...functionAddresses()),
      body: callBodies,
      headers: fc.oneof(
        { arbitrary: fc.constant({}), weight: 9 },
        fc.constant({ 'content-type': urlencoded }),
      ),
    })
    .map((request) => ({
      ...request,
      ask: (site: { url: string }) => call(site, request.address, request.body, request.headers),
    }))
  await sendAll(site, requests)
  await expectAllowed(apiHost)
})
