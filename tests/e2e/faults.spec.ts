import { once } from 'node:events'
import { connect } from 'node:net'
import { unexpectedErrorMessage } from '../../app/submissions/outcome.ts'
import { answers, hangUp, later, valid, whole, withMessage } from '../fakes/api-host.ts'
import { ada, expectKept, fillIn, openContact } from '../support/contact-form.ts'
import { openNewsletter } from '../support/newsletter-form.ts'
import { enquiry, postForm, submissionsIn } from '../support/posted-forms.ts'
import { expect, test } from '../support/test.ts'

const flooded = 'Our desk is flooded.'

/** What the visitor reads for some of each kind; `api-host.server.test.ts` has them all. */
const failures = {
  'a 409 with a message': flooded,
  'a 500 with a message': flooded,
  'a 401 that asks for a log-in': flooded,
  'a 200 with HTML': unexpectedErrorMessage,
  'a redirect elsewhere': unexpectedErrorMessage,
  'a reset in the body': unexpectedErrorMessage,
  'an endless body': unexpectedErrorMessage,
  'no answer at all': unexpectedErrorMessage,
}

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({
      javaScriptEnabled: script,
      expectedComplaints: script ? [] : ['Failed to load resource'],
    })

    test('whatever the API host does, the visitor reads the right message and keeps what was typed', async ({
      page,
      apiHost,
    }) => {
      const form = await openContact(page, script)
      await fillIn(form)
      await form.country.selectOption('CA')
      for (const [fault, message] of Object.entries(failures)) {
        await test.step(fault, async () => {
          apiHost.answer(answers[fault] ?? valid)
          // Tells this answer's page from the one before it.
          await form.company.fill(fault)
          await Promise.all([
            page.waitForResponse((response) => response.request().method() === 'POST'),
            form.submit.click(),
          ])
          await expect(form.form).not.toHaveAttribute('aria-busy', 'true')
          await expect(form.failure).toHaveText(message)

          await expectKept(form)
          await expect(form.company).toHaveValue(fault)
          await expect(form.country).toHaveValue('CA')
        })
      }

      apiHost.answer(withMessage(200, '<b>Received</b> <img src=x onerror=alert(1)>'))
      await form.company.fill('success')
      await form.submit.click()
      await expect(form.status).toHaveText('<b>Received</b> <img src=x onerror=alert(1)>')
      await expect(form.company).toHaveValue('')
      const companies = apiHost.bodies().map((body) => JSON.parse(body).company)
      expect(companies).toEqual([...Object.keys(failures), 'success'])
    })

    test('the newsletter form too shows the right message and keeps the address', async ({
      page,
      apiHost,
    }) => {
      const form = await openNewsletter(page, '/', script)
      await form.email.fill(ada.email)
      for (const [answer, message] of [
        [withMessage(409, flooded), flooded],
        [hangUp, unexpectedErrorMessage],
      ] as const) {
        apiHost.answer(answer)
        await form.submit.click()
        await expect(form.failure).toHaveText(message)
        await expect(form.email).toHaveValue(ada.email)
      }
      expect(apiHost.calls()).toHaveLength(2)
    })
  })
}

const post = (site: { url: string }, message = ada.message) =>
  postForm(site, { ...enquiry, message })

test('a double click without script posts twice and is sent once', async ({ apiHost, start }) => {
  // With a deadline that no slow machine comes near.
  const site = await start({ API_HOST: apiHost.url, SUBMISSION_LIMIT: '0' })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  apiHost.answer((socket) => held.then(() => valid(socket)))
  const first = post(site, 'Once')
  await expect.poll(() => apiHost.calls().length).toBe(1)
  const second = post(site, 'Once')
  // Once this has come so far, so would the second.
  const other = post(site, 'Another')
  await expect.poll(() => apiHost.calls().length).toBe(2)
  release()

  for (const answer of await Promise.all([first, second, other])) {
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Received.')
  }
  const messages = apiHost.bodies().map((body) => JSON.parse(body).message)
  expect(messages).toEqual(['Once', 'Another'])
  // A later one is a new one.
  expect((await post(site, 'Once')).status).toBe(200)
  expect(apiHost.calls()).toHaveLength(3)
})

test('an enquiry whose visitor leaves before the answer is sent all the same, once', async ({
  apiHost,
  site,
}) => {
  apiHost.answer(later(300, valid))
  const before = submissionsIn(site).length
  const leaving = new AbortController()
  const left = expect(postForm(site, enquiry, { signal: leaving.signal })).rejects.toThrow('abort')
  await expect.poll(() => apiHost.calls().length).toBe(1)
  leaving.abort()
  await left

  await expect
    .poll(() => submissionsIn(site).slice(before))
    .toEqual([expect.objectContaining({ outcome: 'accepted' })])
  expect((await post(site)).status).toBe(200)
  expect(apiHost.calls()).toHaveLength(2)
})

test('an enquiry whose visitor leaves before all of it has arrived is not sent', async ({
  apiHost,
  site,
}) => {
  const { port } = new URL(site.url)
  const socket = connect(Number(port), '127.0.0.1')
  const body = `${new URLSearchParams(enquiry)}`
  const head = [
    'POST /contact HTTP/1.1',
    `host: 127.0.0.1:${port}`,
    `origin: ${site.url}`,
    'content-type: application/x-www-form-urlencoded',
    `content-length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`, () => socket.resetAndDestroy())
  await once(socket, 'close')

  expect((await post(site)).status).toBe(200)
  expect(apiHost.calls()).toHaveLength(1)
})

test('fifty at once, of which every other gets no answer, are each sent once and answered at once', async ({
  apiHost,
  site,
}) => {
  let number = 0
  apiHost.answer((socket) => {
    number += 1
    if (number % 2) valid(socket)
  })
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => post(site, `Enquiry ${index}`)),
  )
  // One after the other, their deadlines alone would take longer than the test may.
  const statuses = answers.map((answer) => answer.status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(25)
  expect(statuses.filter((status) => status === 504)).toHaveLength(25)
  expect(apiHost.calls()).toHaveLength(50)
})

test('log injection: nothing from outside makes a log line of its own', async ({
  apiHost,
  site,
}) => {
  const forged = '{"time":"2026-11-01","level":"info","event":"forged"}'
  apiHost.answer(withMessage(500, `x\n${forged}\r\n${forged}\u2028${forged}`))
  expect((await post(site)).status).toBe(500)
  apiHost.answer(whole(200, `x\n${forged}`))
  expect((await post(site)).status).toBe(502)
  apiHost.answer((socket) => {
    socket.end(`HTTP/1.1 500 x\r\n${forged}: y\n${forged}\r\n\r\n`)
  })
  expect((await post(site)).status).toBe(502)

  const { port } = new URL(site.url)
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
      `${line}\r\nhost: 127.0.0.1:${port}\r\norigin: ${site.url}\r\nuser-agent: x\x0b${forged}\r\nconnection: close\r\n\r\n`,
    )
    await once(socket, 'close')
  }
  const events = site
    .output()
    .trim()
    .split(/[\n\r\u0085\u2028\u2029]/)
    .map((line) => JSON.parse(line).event)
  expect(events).not.toContain('forged')
})
