import { once } from 'node:events'
import { rateLimitReached, receipts } from '../../app/content/receipts.ts'
import { unexpectedErrorMessage } from '../../app/forms/schema/submission-outcome.ts'
import { runSite } from '../../scripts/support/processes.ts'
import { startMailHost } from '../fakes/mail-host.ts'
import { soak } from '../postgres/soak.ts'
import { ada, enquiry, postForm, runInbox, sameOrigin, signup } from '../support/posted-forms.ts'
import { expect, test } from '../support/test.ts'

const messages = "SELECT enquiry ->> 'message' AS message FROM inbox.enquiries ORDER BY id"

test('an enquiry goes into PostgreSQL, and a mail to the firm; while the database is down, nothing is acknowledged @host', async ({
  start,
  postgres,
  database,
}) => {
  await using mailHost = await startMailHost()
  const site = await start({
    DATABASE_URL: database.url,
    SUBMISSION_LIMIT: '0',
    SMTP_URL: `smtp://127.0.0.1:${mailHost.port}`,
    NOTIFY_TO: 'office@example.com',
  })
  const post = (message: string) => postForm(site, { ...enquiry, message })
  expect(await (await post('First')).text()).toContain(receipts.enquiry)
  await postForm(site, signup, { path: '/about' })
  await expect.poll(() => mailHost.mails.length).toBe(2)
  await expect.poll(() => database.query('SELECT * FROM inbox.outbox')).toEqual([])

  await postgres.stop()
  const refused = await post('Lost')
  expect(refused.status).toBe(503)
  const html = await refused.text()
  for (const text of [unexpectedErrorMessage, ada.lastName, ada.email, 'Lost']) {
    expect(html).toContain(text)
  }
  await expect.poll(site.output).toMatch(/DATABASE_URL names test\d+ at 127/)
  expect(site.output()).not.toMatch(/secret|Lost|Byron/)

  await postgres.restart()
  expect(await (await post('Later')).text()).toContain(receipts.enquiry)
  const stored = [{ message: 'First' }, { message: 'Later' }]
  expect(await database.query(messages)).toEqual(stored)
})

test('instances share de-duplication and the rate limit, which never stops a submission by failing', async ({
  start,
  database,
}) => {
  const variables = { DATABASE_URL: database.url, SUBMISSION_LIMIT: '2', TRUSTED_PROXIES: '1' }
  const [one, two] = await Promise.all([start(variables), start(variables)])
  const post = (site: typeof one, address: string) =>
    postForm(site, enquiry, { headers: { ...sameOrigin(site), 'x-forwarded-for': address } })
  expect((await post(one, '192.0.2.1')).status).toBe(200)
  expect((await post(two, '192.0.2.1')).status).toBe(200)
  expect(await database.query(messages)).toHaveLength(1)
  const limited = await post(two, '192.0.2.1')
  expect(limited.status).toBe(429)
  expect(limited.headers.get('retry-after')).toBe('600')
  expect(await limited.text()).toContain(rateLimitReached(10))
  expect((await post(two, '198.51.100.1')).status).toBe(200)

  const counts = await database.query('SELECT sender::text, count FROM inbox.submission_counts')
  expect(counts.length).toBe(4)
  expect(JSON.stringify(counts)).not.toContain(Buffer.from('192.0.2').toString('hex'))
  await database.query("UPDATE inbox.submission_counts SET started_at = now() - interval '10 min'")
  expect((await post(one, '203.0.113.1')).status).toBe(200)
  expect(await database.query('SELECT count FROM inbox.submission_counts')).toHaveLength(2)
  await database.query(
    'DROP TABLE inbox.submission_counts; CREATE VIEW inbox.submission_counts AS SELECT 1',
  )
  expect((await post(one, '203.0.113.2')).status).toBe(200)
  expect(one.output()).toContain('"event":"rate-limit"')
})

test('npm run inbox copies a file into the database, once, and does there what it does with the file', async ({
  inboxSite,
  start,
  database,
}) => {
  await using mailHost = await startMailHost()
  const mail = { SMTP_URL: `smtp://127.0.0.1:${mailHost.port}`, NOTIFY_TO: 'office@example.com' }
  const file = { INBOX_FILE: inboxSite.file }
  const inbox = (...options: string[]) =>
    runInbox({ DATABASE_URL: database.url, ...mail }, ...options)
  await postForm(inboxSite, enquiry)
  await postForm(inboxSite, {
    ...enquiry,
    email: 'bob@example.com',
    company: '=1+1',
    country: 'CA',
  })
  await postForm(inboxSite, signup, { path: '/about' })
  for (let times = 0; times < 2; times += 1) {
    const copied = await runInbox(file, '--copy-to', database.url)
    expect(copied).toContain('enquiries: 2, newsletter subscribers: 1')
    expect(copied).not.toContain('secret')
  }
  for (const options of [
    ['--format', 'json'],
    ['--format', 'csv'],
    [],
    ['--since', '2999-01-01'],
  ]) {
    expect(await inbox(...options)).toBe(await runInbox(file, ...options))
  }

  const site = await start({ DATABASE_URL: database.url, NOTIFY_TO: mail.NOTIFY_TO })
  await postForm(site, { ...enquiry, message: 'Mailed from elsewhere' })
  expect(await inbox('--send-mail')).toContain('Mails sent: 1')
  expect(mailHost.mails).toHaveLength(1)
  expect(await inbox('--delete', ada.email)).toContain('enquiries: 2, newsletter signups: 1')
  const left = JSON.parse(await inbox('--format', 'json'))
  expect(left).toMatchObject({ enquiries: [{ company: '=1+1' }], subscribers: [], unmailed: [] })
  await expect(runInbox(file, '--copy-to', 'postgres://site:secret@db')).rejects.toThrow(
    /DATABASE_URL must be postgres:/,
  )
})

test('the site starts while the database is down, says so, and does not start with a URL that cannot be used', async ({
  start,
}) => {
  const site = await start({ DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/site' })
  expect(site.output()).toMatch(/"event":"inbox","reason":".*ECONNREFUSED.*must be reachable/)
  expect((await fetch(site.url)).status).toBe(200)
  const refused = runSite({ DATABASE_URL: 'mysql://site:secret@db.example.com/site' })
  await once(refused.process, 'close')
  expect(refused.output()).toMatch(
    /DATABASE_URL must be postgres:.*Example: DATABASE_URL=postgres:/,
  )
  for (const { output } of [site, refused]) expect(output()).not.toContain('secret')
})

test('of three instances one is killed again and again, and what is acknowledged is stored and mailed once', async ({
  database,
}) => {
  test.setTimeout(120_000)
  const { acknowledged, stored, mailed, mailedTwice, kills } = await soak(database, 6, 2000)
  expect(acknowledged.length).toBeGreaterThanOrEqual(50)
  expect(stored).toEqual(acknowledged)
  expect(mailed).toEqual(acknowledged)
  expect(mailedTwice).toBeLessThanOrEqual(kills)
})
