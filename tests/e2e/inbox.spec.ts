import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { Inbox } from '../../app/submissions/inbox/inbox.server.ts'
import { root } from '../../scripts/support/processes.ts'
import { ada, fillIn, openContact } from '../support/contact-form.ts'
import { enquiry, postForm, signup } from '../support/posted-forms.ts'
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

function kept(file: string) {
  const inbox = new Inbox(file)
  const enquiries = inbox.enquiries()
  inbox.close()
  return enquiries
}

for (const script of [true, false]) {
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script })

    test('an enquiry is kept in the embedded inbox', { tag: script ? [] : '@process' }, async ({
      page,
      inboxSite,
    }) => {
      const form = await openContact(page, script, inboxSite.url)
      await fillIn(form)
      await form.agreed.check()
      await form.submit.click()
      await expect(form.status).toHaveText(/^Thank you/)
      expect(kept(inboxSite.file)).toMatchObject([{ ...ada, phoneNumber: '', agreed: true }])
    })
  })
}

test('npm run inbox prints what was kept, as text, JSON and CSV', async ({ inboxSite }) => {
  await postForm(inboxSite, { ...enquiry, company: '=HYPERLINK("https://example.com")' })
  for (const email of ['Ada@Example.com', 'ada@example.com', 'ADA@EXAMPLE.COM']) {
    const { status } = await postForm(inboxSite, { ...signup, email }, { path: '/about' })
    expect(status).toBe(200)
  }
  const [text, json, csv, future] = await Promise.all([
    inboxCommand(inboxSite.file),
    inboxCommand(inboxSite.file, '--format', 'json'),
    inboxCommand(inboxSite.file, '--format', 'csv'),
    inboxCommand(inboxSite.file, '--since', '2999-01-01'),
  ])
  expect(text).toContain('1 enquiry')
  expect(text).toContain('First name: Ada')
  expect(text).toContain(ada.message)
  const { enquiries, subscribers } = JSON.parse(json)
  expect(enquiries).toMatchObject([{ ...ada, phoneNumber: '', agreed: true }])
  expect(enquiries[0]).not.toHaveProperty('country')
  // Once, whatever the case of the address.
  expect(subscribers).toMatchObject([{ email: 'Ada@Example.com' }])
  expect(csv).toContain(`"'=HYPERLINK(""https://example.com"")"`)
  expect(future).toContain('0 enquiries')
})

test('every enquiry that was acknowledged before a kill -9 is in the inbox', async ({
  inboxSite,
}) => {
  const acknowledged: string[] = []
  const send = async (number: number) => {
    const message = `Enquiry ${number}`
    const response = await postForm(inboxSite, { ...enquiry, message })
    if (response.ok && (await response.text()).includes('Thank you')) acknowledged.push(message)
    // Others are in flight at this moment.
    if (acknowledged.length === 80) inboxSite.process.kill('SIGKILL')
  }
  const gone = once(inboxSite.process, 'exit')
  const lanes = Array.from({ length: 8 }, async (_, lane) => {
    for (let number = lane; number < 200; number += 8) {
      await send(number).catch(() => undefined)
    }
  })
  await Promise.all([gone, ...lanes])

  expect(inboxSite.process.signalCode).toBe('SIGKILL')
  expect(acknowledged.length).toBeGreaterThanOrEqual(80)
  expect(acknowledged.length).toBeLessThan(200)
  const messages = kept(inboxSite.file).map(({ message }) => message)
  expect(messages).toEqual(expect.arrayContaining(acknowledged))
})

test('a site that starts again goes on with the same inbox', async ({ inboxSite, start }) => {
  await postForm(inboxSite, { ...enquiry, message: 'Before' })
  await inboxSite.stop()
  const again = await start({ INBOX_FILE: inboxSite.file })
  await postForm(again, { ...enquiry, message: 'After' })
  expect(kept(inboxSite.file).map(({ message }) => message)).toEqual(['Before', 'After'])
})
