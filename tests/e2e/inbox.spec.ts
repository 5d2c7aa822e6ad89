import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { Inbox } from '../../app/submissions/inbox/inbox.server.ts'
import { root, startSite } from '../../scripts/support/processes.ts'
import { ada, fillIn, openContact } from '../support/contact-form.ts'
import { expect, test } from '../support/test.ts'

const run = promisify(execFile)

/** What `npm run inbox` prints of the file. */
async function inboxCommand(file: string, ...options: string[]): Promise<string> {
  const { stdout } = await run('npm', ['run', '--silent', 'inbox', '--', ...options], {
    cwd: root,
    env: { ...process.env, INBOX_FILE: file },
  })
  return stdout
}

function post(site: string, fields: Record<string, string>, path = '/contact') {
  return fetch(`${site}${path}`, {
    method: 'POST',
    headers: { origin: site },
    body: new URLSearchParams(fields),
  })
}

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script })

    test('an enquiry is kept in the embedded inbox, and npm run inbox prints it', async ({
      page,
      inboxSite,
    }) => {
      const form = await openContact(page, script, inboxSite.url)
      await fillIn(form)
      await form.company.fill('=HYPERLINK("https://example.com")')
      await form.agreed.check()
      await form.submit.click()
      await expect(form.status).toHaveText(/^Thank you/)

      const text = await inboxCommand(inboxSite.file)
      expect(text).toContain('1 enquiry')
      expect(text).toContain('First name: Ada')
      expect(text).toContain(ada.message)
      const [kept] = JSON.parse(await inboxCommand(inboxSite.file, '--format', 'json')).enquiries
      expect(kept).toMatchObject({ ...ada, phoneNumber: '', agreed: true })
      expect(kept).not.toHaveProperty('country')
      const csv = await inboxCommand(inboxSite.file, '--format', 'csv')
      expect(csv).toContain(`"'=HYPERLINK(""https://example.com"")"`)
      const future = await inboxCommand(inboxSite.file, '--since', '2999-01-01')
      expect(future).toContain('0 enquiries')
    })
  })
}

test('a subscriber is kept once, whatever the case of the address', async ({ inboxSite }) => {
  for (const email of ['Ada@Example.com', 'ada@example.com', 'ADA@EXAMPLE.COM']) {
    const answer = await post(inboxSite.url, { form: 'newsletter', email }, '/about')
    expect(answer.status).toBe(200)
  }
  const { subscribers } = JSON.parse(await inboxCommand(inboxSite.file, '--format', 'json'))
  expect(subscribers.map((subscriber: { email: string }) => subscriber.email)).toEqual([
    'Ada@Example.com',
  ])
})

test('every enquiry that was acknowledged before a kill -9 is in the inbox', async ({
  inboxSite,
}) => {
  const acknowledged: string[] = []
  const send = async (number: number) => {
    const message = `Enquiry ${number}`
    const answer = await post(inboxSite.url, { form: 'contact', ...ada, message, agreed: 'on' })
    if (answer.ok && (await answer.text()).includes('Thank you')) acknowledged.push(message)
    if (acknowledged.length === 80) inboxSite.process.kill('SIGKILL')
  }
  const gone = once(inboxSite.process, 'exit')
  const lanes = Array.from({ length: 8 }, async (_, lane) => {
    for (let number = lane; number < 200; number += 8) {
      await send(number).catch(() => undefined)
    }
  })
  await Promise.all([gone, ...lanes])

  const inbox = new Inbox(inboxSite.file)
  const kept = new Set(inbox.enquiries().map((enquiry) => enquiry.message))
  inbox.close()
  expect(acknowledged.length).toBeGreaterThanOrEqual(80)
  expect(acknowledged.length).toBeLessThan(200)
  expect(acknowledged.filter((message) => !kept.has(message))).toEqual([])
})

test('a site that starts again goes on with the same inbox', async ({ inboxSite }) => {
  await post(inboxSite.url, { form: 'contact', ...ada, message: 'Before', agreed: 'on' })
  await inboxSite.stop()
  const again = await startSite({ INBOX_FILE: inboxSite.file, SUBMISSION_LIMIT: '0' })
  await post(again.url, { form: 'contact', ...ada, message: 'After', agreed: 'on' })
  await again.stop()

  const inbox = new Inbox(inboxSite.file)
  expect(inbox.enquiries().map((enquiry) => enquiry.message)).toEqual(['Before', 'After'])
  inbox.close()
})
