import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { mails as copy } from '../../app/content/mails.ts'
import { receipts } from '../../app/content/receipts.ts'
import { SqliteStore } from '../../app/submissions/store/sqlite/sqlite-store.server.ts'
import { root, type Site, startSite } from '../../scripts/support/processes.ts'
import { certificate, startMailHost } from '../fakes/mail-host.ts'
import { ada, enquiry, postForm, readLog, runInbox, signup } from '../support/posted-forms.ts'
import { readAll } from '../support/store-tests.ts'
import { expect, test } from '../support/test.ts'

const firm = 'office@example.com'

type MailHost = Awaited<ReturnType<typeof startMailHost>>

const smtpUrl = ({ port }: MailHost) => `smtp://127.0.0.1:${port}`

const mailVariables = (inboxFile: string, host: MailHost, url = smtpUrl(host)) => ({
  INBOX_FILE: inboxFile,
  SUBMISSION_LIMIT: '0',
  SMTP_URL: url,
  NOTIFY_TO: firm,
})

/** Posts an enquiry. The visitor reads that it was received, even if the mail fails. */
async function post(site: Site, message: string) {
  const response = await postForm(site, { ...enquiry, message })
  expect(await response.text()).toContain(receipts.enquiry)
}

const unmailed = (file: string) => readAll(new SqliteStore(file).unmailed())

/** Instead of the minutes after which a mail is tried again. */
function makeMailsDue(file: string) {
  using db = new DatabaseSync(file)
  db.exec('PRAGMA busy_timeout=5000; UPDATE outbox SET try_at = 0')
}

const readMailLog = (site: Site) => readLog(site).filter(({ event }) => event === 'mail')
const failures = (site: Site) =>
  readMailLog(site).flatMap(({ reason }) => (reason ? [`${reason}`] : []))

const header = (mail: MailHost['mails'][number] | undefined, name: string) =>
  mail?.headers.filter((line) => line.startsWith(`${name}: `))

/** The messages of the enquiries that have been mailed, in that order. */
const mailed = ({ mails }: MailHost) => mails.map(({ body }) => /Message: (.*)\r\n/.exec(body)?.[1])

test('each enquiry and signup that is kept is one mail @process', async ({ start, inboxFile }) => {
  await using host = await startMailHost()
  const site = await start(mailVariables(inboxFile, host))
  await post(site, 'First')
  await postForm(site, signup, { path: '/about' })
  await post(site, 'Second')
  await expect.poll(() => mailed(host)).toEqual(['First', undefined, 'Second'])
  await expect.poll(() => unmailed(inboxFile)).toEqual([])

  const [first, second] = host.mails
  expect(first).toMatchObject({ from: firm, to: [firm] })
  expect(header(first, 'Reply-To')).toEqual([`Reply-To: ${ada.email}`])
  const subject = copy.enquiry.subject(`${ada.firstName} ${ada.lastName}`)
  expect(header(first, 'Subject')).toEqual([`Subject: ${subject}`])
  expect(header(first, 'Content-Type')).toEqual(['Content-Type: text/plain; charset=utf-8'])
  expect(first?.body).toContain(`First name: ${ada.firstName}`)
  expect(header(second, 'Subject')).toEqual([`Subject: ${copy.signup.subject}`])
  expect(second?.body).toContain(ada.email)
  const sent = { level: 'info', outcome: 'sent', tries: 1 }
  await expect.poll(() => readMailLog(site)).toMatchObject([sent, sent, sent])
  expect(site.output().toLowerCase()).not.toContain(ada.email.toLowerCase())
})

test('npm run inbox -- --send-mail sends what is due, once', async ({ start, inboxFile }) => {
  await using host = await startMailHost()
  const command = () => runInbox(mailVariables(inboxFile, host), '--send-mail')
  // Nothing listens there.
  const site = await start(mailVariables(inboxFile, host, 'smtp://127.0.0.1:9'))
  await post(site, 'First')
  await expect.poll(() => failures(site)[0]).toMatch(/ECONNREFUSED/)
  expect(await command(), 'the site may be sending it').toBe('Mails sent: 0\n')
  makeMailsDue(inboxFile)
  expect(await command()).toBe('Mails sent: 1\n')
  expect(await command()).toBe('Mails sent: 0\n')
  expect(mailed(host)).toEqual(['First'])
  expect(await unmailed(inboxFile)).toEqual([])
})

test('a kill -9 loses no mail, and repeats at most one @release', async ({ start, inboxFile }) => {
  let limit = 6
  await using host = await startMailHost({
    // At the limit it stops answering.
    onMailFrom: (_, __, reply) => {
      if (host.mails.length < limit) reply()
    },
  })
  const variables = mailVariables(inboxFile, host)
  const site = await start(variables)
  const messages = Array.from({ length: 20 }, (_, number) => `Enquiry ${number}`)
  await Promise.all(messages.map((message) => post(site, message)))
  await expect.poll(() => host.mails.length).toBe(limit)
  await site.stop('SIGKILL')
  expect(await unmailed(inboxFile)).not.toEqual([])
  makeMailsDue(inboxFile)

  limit = Number.POSITIVE_INFINITY
  await start(variables)
  await expect.poll(() => unmailed(inboxFile)).toEqual([])
  expect(new Set(mailed(host))).toEqual(new Set(messages))
  expect(host.mails.length).toBeLessThanOrEqual(messages.length + 1)
  const ids = host.mails.flatMap((mail) => header(mail, 'Message-ID'))
  expect(new Set(ids).size).toBe(messages.length)
})

test('a restart waits for the mail that is being sent, over TLS @release', async ({
  start,
  inboxFile,
}) => {
  const answer = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await using host = await startMailHost({
    secure: true,
    onMailFrom: (_, __, reply) => {
      asked.resolve()
      answer.promise.then(() => reply())
    },
  })
  const variables = mailVariables(inboxFile, host, `smtps://localhost:${host.port}`)
  const site = await start({ ...variables, NODE_EXTRA_CA_CERTS: certificate })
  await post(site, 'First')
  await asked.promise
  const stopped = site.stop('SIGTERM')
  await expect.poll(() => readLog(site).at(-1)).toMatchObject({ event: 'stopping' })
  answer.resolve()
  await stopped
  expect(mailed(host)).toEqual(['First'])
  expect(await unmailed(inboxFile)).toEqual([])
})

test('npm run inbox -- --test-mail sends one, or says what is wrong', async () => {
  await using host = await startMailHost()
  const command = (url: string) =>
    runInbox({ SMTP_URL: url, NOTIFY_TO: url && firm }, '--test-mail')
  expect(await command(smtpUrl(host))).toContain(firm)
  expect(header(host.mails[0], 'Subject')).toEqual([`Subject: ${copy.test.subject}`])
  await host.stop()
  await expect(command(smtpUrl(host))).rejects.toThrow('ECONNREFUSED')
  await expect(command('')).rejects.toThrow('SMTP_URL and NOTIFY_TO are not set')
})

test('without the mail variables no code for mail is loaded @release', async ({ inboxFile }) => {
  const folder = join(inboxFile, '..', 'site')
  await cp(join(root, '.output/server'), join(folder, '.output/server'), { recursive: true })
  for (const file of ['_libs/nodemailer', '_chunks/mail-loop.server']) {
    await rm(join(folder, `.output/server/${file}.mjs`))
  }
  await using site = await startSite({ INBOX_FILE: inboxFile }, { folder })
  await post(site, 'First')
  const mail = { SMTP_URL: 'smtp://localhost', NOTIFY_TO: firm }
  await using inUse = await startSite({ INBOX_FILE: inboxFile, ...mail }, { folder })
  await expect.poll(inUse.output).toContain('mail-loop.server')
})

test('beside an API host, mail variables are unused @host', async ({ start, apiHost }) => {
  const mail = { SMTP_URL: 'smtp://localhost', NOTIFY_TO: firm }
  const site = await start({ API_HOST: apiHost.url, ...mail })
  // Some hosts run no code before the first request.
  await postForm(site, enquiry)
  await expect.poll(() => site.output()).toMatch(/"mail-unused".*inbox/)
})
