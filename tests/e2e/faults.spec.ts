import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { unexpectedErrorMessage } from '../../app/submissions/outcome.ts'
import { type Site, startSite } from '../../scripts/support/processes.ts'
import {
  type RawApiHost,
  rawAnswers,
  startRawApiHost,
  valid,
  whole,
} from '../fakes/raw-api-host.ts'
import { ada, fillIn, openContact } from '../support/contact-form.ts'
import { enquiry, postForm } from '../support/posted-forms.ts'
import { test as base, expect } from '../support/test.ts'

const unexpected = unexpectedErrorMessage

/** The built site, in front of an API host that writes to its connections whatever a test wants. */
const test = base.extend<{ host: RawApiHost }, { rawHost: RawApiHost; faultySite: Site }>({
  rawHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const host = await startRawApiHost()
      await use(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],
  faultySite: [
    async ({ rawHost }, use) => {
      const site = await startSite({
        API_HOST: rawHost.url,
        API_TIMEOUT_MS: '1000',
        SUBMISSION_LIMIT: '0',
      })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  host: async ({ rawHost }, use) => {
    rawHost.answer(valid)
    await use(rawHost)
  },
})

/** What the visitor reads for one of each kind; `api-host.server.test.ts` has them all. */
const failures = {
  'a 500 with a message': 'Our desk is flooded.',
  'a 200 with HTML': unexpected,
  'a redirect elsewhere': unexpected,
  'a reset in the body': unexpected,
  'an endless body': unexpected,
  'no answer at all': unexpected,
} as const

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({
      javaScriptEnabled: script,
      expectedComplaints: script ? [] : ['Failed to load resource'],
    })

    test('whatever the API host does, the visitor reads the right message and keeps what was typed', async ({
      page,
      host,
      faultySite,
    }) => {
      const form = await openContact(page, script, faultySite.url)
      await fillIn(form)
      await form.country.selectOption('CA')
      await form.agreed.check()
      for (const [fault, message] of Object.entries(failures)) {
        await test.step(fault, async () => {
          host.answer(rawAnswers[fault] ?? valid)
          // Tells this answer's page from the one before it.
          await form.company.fill(fault)
          await Promise.all([
            page.waitForResponse((response) => response.request().method() === 'POST'),
            form.submit.click(),
          ])
          await expect(form.form).not.toHaveAttribute('aria-busy', 'true')
          await expect(form.failure.filter({ hasText: /./ })).toHaveText(message)

          for (const field of ['firstName', 'lastName', 'email', 'message'] as const) {
            await expect(form[field]).toHaveValue(ada[field])
          }
          await expect(form.company).toHaveValue(fault)
          await expect(form.country).toHaveValue('CA')
          await expect(form.agreed).toBeChecked()
          expect(host.requests()).toHaveLength(1)
        })
      }

      host.answer(whole(200, '{"message":"<b>Received</b> <img src=x onerror=alert(1)>"}'))
      await form.submit.click()
      await expect(form.status).toHaveText('<b>Received</b> <img src=x onerror=alert(1)>')
      await expect(form.company).toHaveValue('')
      expect(host.requests()).toHaveLength(1)
    })
  })
}

const urlencoded = 'application/x-www-form-urlencoded'

const body = `${new URLSearchParams(enquiry)}`

const post = (site: Site, message = ada.message) => postForm(site, { ...enquiry, message })

/** What the log says became of each submission so far. */
function logged(site: Site): string[] {
  return site
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((line) => line.event === 'submission')
    .map((line) => line.outcome)
}

test('a double click without script posts twice and is sent once', async ({ host, start }) => {
  // With a deadline that no slow machine comes near.
  const site = await start({ API_HOST: host.url, SUBMISSION_LIMIT: '0' })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  host.answer((socket) => held.then(() => valid(socket)))
  const first = post(site, 'Once')
  await expect.poll(() => host.requests().length).toBe(1)
  const second = post(site, 'Once')
  // Once this has come so far, so would the second.
  const other = post(site, 'Another')
  await expect.poll(() => host.requests().length).toBe(2)
  release()

  for (const answer of await Promise.all([first, second, other])) {
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Received.')
  }
  expect(host.requests().map((request) => JSON.parse(request).message)).toEqual(['Once', 'Another'])
  // A later one is a new one.
  expect((await post(site, 'Once')).status).toBe(200)
  expect(host.requests()).toHaveLength(3)
})

test('an enquiry whose visitor leaves before the answer is sent all the same, once', async ({
  host,
  faultySite,
}) => {
  host.answer((socket) => setTimeout(() => valid(socket), 300))
  const before = logged(faultySite).length
  const leaving = httpRequest(`${faultySite.url}/contact`, {
    method: 'POST',
    headers: { origin: faultySite.url, 'content-type': urlencoded },
  })
  leaving.on('error', () => {})
  leaving.end(body)
  await expect.poll(() => host.requests().length).toBe(1)
  leaving.destroy()

  await expect.poll(() => logged(faultySite).slice(before)).toEqual(['accepted'])
  expect((await post(faultySite)).status).toBe(200)
  expect(host.requests()).toHaveLength(2)
})

test('an enquiry whose visitor leaves before all of it has arrived is not sent', async ({
  host,
  faultySite,
}) => {
  const { port } = new URL(faultySite.url)
  const socket = connect(Number(port), '127.0.0.1')
  const head = [
    'POST /contact HTTP/1.1',
    `host: 127.0.0.1:${port}`,
    `origin: ${faultySite.url}`,
    `content-type: ${urlencoded}`,
    `content-length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`, () => socket.resetAndDestroy())
  await new Promise((resolve) => socket.once('close', resolve))

  expect((await post(faultySite)).status).toBe(200)
  expect(host.requests()).toHaveLength(1)
})

test('fifty at once, of which every other gets no answer, are each sent once and answered at once', async ({
  host,
  faultySite,
}) => {
  let number = 0
  host.answer((socket) => {
    number += 1
    if (number % 2) valid(socket)
  })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => post(faultySite, `Enquiry ${index}`)),
  )
  // One after the other, their deadlines alone would take longer than the test may.
  const statuses = answers.map((answer) => answer.status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(25)
  expect(statuses.filter((status) => status === 504)).toHaveLength(25)
  expect(host.requests()).toHaveLength(50)
})

test('log injection: nothing from outside makes a log line of its own', async ({
  host,
  faultySite,
}) => {
  const forged = '{"time":"2026-11-01","level":"info","event":"forged"}'
  host.answer(whole(500, JSON.stringify({ message: `x\n${forged}\r\n${forged}\u2028${forged}` })))
  expect((await post(faultySite)).status).toBe(500)
  host.answer(whole(200, `x\n${forged}`))
  expect((await post(faultySite)).status).toBe(502)
  host.answer((socket) => {
    socket.end(`HTTP/1.1 500 x\r\n${forged}: y\n${forged}\r\n\r\n`)
  })
  expect((await post(faultySite)).status).toBe(502)

  const { port } = new URL(faultySite.url)
  const lines = [
    `GET /%0A${encodeURIComponent(forged)} HTTP/1.1`,
    `POST /contact%0D%0A${encodeURIComponent(forged)}?a=%0A${encodeURIComponent(forged)} HTTP/1.1`,
    `GET /_serverFn/%0A${encodeURIComponent(forged)} HTTP/1.1`,
    `GET /\n${forged} HTTP/1.1`,
  ]
  for (const line of lines) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.resume()
    socket.end(
      `${line}\r\nhost: 127.0.0.1:${port}\r\norigin: ${faultySite.url}\r\nuser-agent: x\x0b${forged}\r\nconnection: close\r\n\r\n`,
    )
    await new Promise((resolve) => socket.once('close', resolve))
  }
  const events = faultySite
    .output()
    .trim()
    .split(/[\n\r\u0085\u2028\u2029]/)
    .map((line) => JSON.parse(line).event)
  expect(events).not.toContain('forged')
})
