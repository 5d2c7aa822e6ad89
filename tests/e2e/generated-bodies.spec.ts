import * as fc from 'fast-check'
import { pagePaths } from '../../app/page-table.ts'
import type { ApiHost } from '../fakes/api-host.ts'
import { findDisallowed } from '../support/allowed-payloads.ts'
import { contactBody, mostly, newsletterBody, oddText, seed } from '../support/generated-bodies.ts'
import { call, encodeCall, functionAddresses } from '../support/server-functions.ts'
import { expect, test } from '../support/test.ts'

const atOnce = 10

/** Sends 500 generated requests. None may cause a server error, and every call of the API host must be valid. */
async function sendAll<Sent>(
  apiHost: ApiHost,
  sent: fc.Arbitrary<Sent>,
  send: (one: Sent) => Promise<Response>,
) {
  const batches = fc.array(sent, { minLength: atOnce, maxLength: atOnce })
  await fc.assert(
    fc.asyncProperty(batches, async (batch) => {
      for (const response of await Promise.all(batch.map(send))) {
        await response.arrayBuffer()
        expect(response.status).toBeLessThan(500)
      }
    }),
    { seed, numRuns: 500 / atOnce },
  )
  const calls = apiHost.calls()
  expect(calls.length).toBeGreaterThan(20)
  expect(calls.flatMap(({ path, body }) => findDisallowed(path, body))).toEqual([])
}

/** The values as entries of a posted form. */
function formEntries(values: object, form: string): [string, string][] {
  const typed = Object.entries(values).filter(([, value]) => value !== undefined)
  const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return [['form', form], ...typed.map(([name, value]): [string, string] => [name, written(value)])]
}

const text = fc.oneof(oddText, fc.constant('contact'), fc.constant('newsletter'))
const entries = fc.oneof(
  contactBody.map((values) => formEntries(values, 'contact')),
  newsletterBody.map((values) => formEntries(values, 'newsletter')),
  fc.array(fc.tuple(text, text), { maxLength: 6 }),
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

const urlencoded = 'application/x-www-form-urlencoded'
const malformed = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  urlencodedEntries.map((body) => body.replaceAll('%', '%%')),
)
const types = [urlencoded, 'multipart/form-data; boundary=x', 'multipart/form-data']
const posts = fc.oneof(
  fc.tuple(urlencodedEntries, fc.constant(urlencoded)),
  fc.tuple(multipart, fc.constant(undefined)),
  fc.tuple(malformed, fc.constantFrom(...types)),
)

test('generated posts break nothing, and send only valid calls @release', async ({
  site,
  apiHost,
}) => {
  const paths = fc.constantFrom('/contact', '/contact', ...pagePaths)
  await sendAll(apiHost, fc.tuple(paths, posts), ([path, [body, type]]) => {
    const headers = { origin: site.url, ...(type && { 'content-type': type }) }
    return fetch(`${site.url}${path}`, { method: 'POST', headers, body })
  })
})

const calls = fc.oneof(contactBody, newsletterBody).map(encodeCall)
/** Calls in which one node of the JSON is replaced, such as seroval's number for a type. */
const mutated = fc
  .tuple(calls, fc.nat(50), fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.nat(40), oddText))
  .map(([body, place, other]) => {
    let node = 0
    return JSON.stringify(JSON.parse(body, (_, value) => (node++ === place ? other : value)))
  })
const callBodies = mostly(
  calls,
  mutated,
  fc.tuple(calls, fc.nat(100)).map(([body, end]) => body.slice(0, end)),
  fc.json({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.constant('['.repeat(15_000)),
)

test('generated calls break nothing, and send only valid calls @release', async ({
  site,
  apiHost,
}) => {
  const addresses = fc.constantFrom(...functionAddresses())
  const types = mostly(fc.constant('application/json'), fc.constant(urlencoded))
  const headers = types.map((type) => ({ 'content-type': type }))
  await sendAll(apiHost, fc.tuple(addresses, callBodies, headers), (sent) => call(site, ...sent))
})
