import * as fc from 'fast-check'
import type { Request } from 'playwright/test'
import { newsletter } from '../../app/content/newsletter.ts'
import { objectionsTo } from '../support/allowed-payloads.ts'
import type { ApiHost } from '../support/api-host.ts'
import { fillIn, openContact } from '../support/contact-form.ts'
import { contactBody, newsletterBody, oddText, seed } from '../support/generated-bodies.ts'
import { expect, test } from '../support/test.ts'

const numRuns = 250

/** Sends something, and objects to an error of the server's own and to no answer. */
async function send(url: string, headers: Record<string, string>, body: BodyInit) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, origin: new URL(url).origin },
    body,
    signal: AbortSignal.timeout(5000),
  })
  await answer.arrayBuffer()
  if (answer.status >= 500) throw new Error(`answered ${answer.status}`)
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

/** As entries of a form, the way a browser would write them. */
function entriesOf(values: unknown, form: string): [string, string][] {
  const entries = Object.entries(values ?? {}).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : `${value}`,
  ])
  return [['form', form], ...entries.filter(([, value]) => value !== 'undefined')]
}

const text = fc.oneof(oddText, fc.constant('contact'), fc.constant('newsletter'))
const entries = fc.oneof(
  { arbitrary: contactBody.map((values) => entriesOf(values, 'contact')), weight: 3 },
  { arbitrary: newsletterBody.map((values) => entriesOf(values, 'newsletter')), weight: 2 },
  { arbitrary: fc.array(fc.tuple(text, text), { maxLength: 6 }), weight: 1 },
)

const multipart = fc.tuple(entries, fc.boolean()).map(([fields, files]) => {
  const form = new FormData()
  for (const [name, value] of fields) {
    if (files) form.append(name, new Blob([value]), value.slice(0, 20))
    else form.append(name, value)
  }
  return form
})

const urlencoded = 'application/x-www-form-urlencoded'
const posts = fc.oneof(
  fc.record({
    type: fc.constant(urlencoded),
    body: entries.map((fields) => `${new URLSearchParams(fields)}`),
  }),
  fc.record({ type: fc.constant(undefined), body: multipart }),
  fc.record({
    type: fc.constantFrom(urlencoded, 'multipart/form-data; boundary=x', 'multipart/form-data'),
    body: fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      entries.map((fields) => `${new URLSearchParams(fields)}`.replaceAll('%', '%%')),
      entries.map((fields) =>
        fields
          .map(
            ([name, value]) =>
              `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
          )
          .join(''),
      ),
    ),
  }),
)

test('whatever is posted as a form, the server answers, and the API host gets only what may be sent', async ({
  site,
  apiHost,
}) => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/contact', '/contact', '/', '/home', '/about', '/privacy'),
      posts,
      (path, { type, body }) =>
        send(`${site.url}${path}`, type === undefined ? {} : { 'content-type': type }, body),
    ),
    { seed, numRuns },
  )
  await expectAllowed(apiHost)
})

/** A call as the site's own page makes it. */
type WireCall = { url: string; headers: Record<string, string>; body: string }

async function wireCall(request: Request): Promise<WireCall> {
  const { 'content-type': type = '', accept = '', 'x-tsr-serverfn': mark = '' } = request.headers()
  return {
    url: request.url(),
    headers: { 'content-type': type, accept, 'x-tsr-serverfn': mark },
    body: request.postData() ?? '',
  }
}

/** `node` with what stands at one of its leaves or branches replaced; `turn` says at which. */
function mutate(node: unknown, turn: number, replacement: unknown): unknown {
  if (typeof node !== 'object' || node === null || turn % 7 === 0) return replacement
  const names = Object.keys(node)
  const chosen = names[turn % Math.max(names.length, 1)]
  const copy = Array.isArray(node) ? [...node] : { ...node }
  if (chosen === undefined) return replacement
  Object.assign(copy, {
    [chosen]: mutate(Reflect.get(node, chosen), Math.floor(turn / 3) + 1, replacement),
  })
  return copy
}

/** What the format of the wire knows: a kind of node by its number, with odd contents. */
const wireNode = fc.record(
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

/** Values as they are written on the wire; what cannot be written there counts as not given. */
function wireOf(values: unknown): unknown {
  let objects = 0
  const nodeOf = (value: unknown): unknown => {
    if (typeof value === 'string') return { t: 1, s: value }
    if (typeof value === 'number' && Number.isFinite(value)) return { t: 0, s: value }
    if (typeof value !== 'object' || value === null) {
      return { t: 2, s: [null, undefined, true, false].indexOf(value as null) }
    }
    const i = objects++
    const p = { k: Object.keys(value), v: Object.values(value).map(nodeOf) }
    return { t: 10, i, p, o: 0 }
  }
  return { t: nodeOf({ data: values }), f: 127, m: [] }
}

function wireBodies(body: string) {
  const replaced = (replacement: fc.Arbitrary<unknown>) =>
    fc
      .tuple(fc.nat(10_000), replacement)
      .map(([turn, by]) => JSON.stringify(mutate(JSON.parse(body), turn, by)))
  return fc.oneof(
    {
      arbitrary: fc
        .oneof(contactBody, newsletterBody)
        .map((values) => JSON.stringify(wireOf(values))),
      weight: 7,
    },
    replaced(fc.jsonValue({ maxDepth: 2 })),
    replaced(wireNode),
    fc.nat(body.length).map((end) => body.slice(0, end)),
    fc.json({ maxDepth: 3 }),
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.constant('['.repeat(15_000)),
  )
}

test('whatever a server function is called with, the server answers, and the API host gets only what may be sent', async ({
  page,
  site,
  apiHost,
}) => {
  const form = await openContact(page, true)
  await fillIn(form)
  await form.agreed.check()
  const [enquiry] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST'),
    form.submit.click(),
  ])
  await expect(form.status).toHaveText('Received.')
  await page.getByLabel(newsletter.email).fill('ada@example.com')
  const [subscription] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST'),
    page.getByRole('button', { name: newsletter.submit }).click(),
  ])
  await page.close()

  for (const request of [enquiry, subscription]) {
    const call = await wireCall(request)
    expect(call.body).toContain('ada@example.com')
    await fc.assert(
      fc.asyncProperty(
        wireBodies(call.body),
        fc.oneof(
          { arbitrary: fc.constant(call.headers), weight: 9 },
          fc.constant({ ...call.headers, 'content-type': urlencoded }),
        ),
        (body, headers) => send(call.url, headers, body),
      ),
      { seed, numRuns },
    )
  }
  await expectAllowed(apiHost)
  expect((await fetch(site.url)).status).toBe(200)
})
