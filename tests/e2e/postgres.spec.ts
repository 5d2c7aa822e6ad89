import { receipts } from '../../app/content/receipts.ts'
import { unexpectedErrorMessage } from '../../app/forms/schema/outcome.ts'
import { startMailHost } from '../fakes/mail-host.ts'
import { soak } from '../postgres/soak.ts'
import { ada, enquiry, postForm, runInbox, signup, typeIntoInbox } from '../support/posted-forms.ts'
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

test('npm run inbox copies a file into the database, once, and back, and does there what it does with the file @release', async ({
  inboxSite,
  start,
  database,
}) => {
  await using mailHost = await startMailHost()
  const mail = { SMTP_URL: `smtp://127.0.0.1:${mailHost.port}`, NOTIFY_TO: 'office@example.com' }
  const file = { INBOX_FILE: inboxSite.file }
  const inDatabase = { DATABASE_URL: database.url, ...mail }
  const inbox = (...options: string[]) => runInbox(inDatabase, ...options)
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
  const deleted = await typeIntoInbox(ada.email, inDatabase, '--delete')
  expect(deleted).toContain('enquiries: 2, newsletter signups: 1')
  const left = JSON.parse(await inbox('--format', 'json'))
  expect(left).toMatchObject({ enquiries: [{ company: '=1+1' }], subscribers: [], unmailed: [] })
  await expect(runInbox(file, '--copy-to', 'postgres://site:secret@db')).rejects.toThrow(
    /DATABASE_URL must be postgres:/,
  )
  const back = `${inboxSite.file}.back`
  expect(await inbox('--copy-to', back)).toContain('enquiries: 1, newsletter subscribers: 0')
  expect(await runInbox({ INBOX_FILE: back })).toContain('bob@example.com')
})

test('the site starts while the database is down, and says so @release', async ({ start }) => {
  const site = await start({ DATABASE_URL: 'postgres://site:secret@127.0.0.1:1/site' })
  expect(site.output()).toMatch(/"event":"inbox","reason":".*ECONNREFUSED.*must be reachable/)
  expect((await fetch(site.url)).status).toBe(200)
  expect(site.output()).not.toContain('secret')
})

test('of three instances one is killed again and again, the database restarts, and what is acknowledged is stored and mailed once @release', async ({
  database,
  postgres,
}) => {
  const faults = { restart: postgres.restart, killEveryMs: 2000, restartEveryMs: 4000 }
  const { acknowledged, stored, mailed, mailedTwice, kills } = await soak({
    ...{ ...database, ...faults },
    seconds: 6,
  })
  expect(acknowledged.length).toBeGreaterThanOrEqual(50)
  expect(stored).toEqual(acknowledged)
  expect(mailed).toEqual(acknowledged)
  expect(mailedTwice).toBeLessThanOrEqual(kills)
})

test('the health of the site is that of its database @release', async ({
  start,
  database,
  postgres,
}) => {
  const site = await start({ DATABASE_URL: database.url })
  const health = async () => {
    const response = await fetch(`${site.url}/healthz`)
    return `${response.status} ${await response.text()}`
  }
  const set = async (sql: string) => {
    await postgres.query(sql)
    await postgres.query('SELECT pg_reload_conf()')
  }
  await set("ALTER SYSTEM SET synchronous_standby_names = 'gone'")
  await expect.poll(health).toMatch(/^503 (timeout|store)$/)
  await set('ALTER SYSTEM RESET synchronous_standby_names')
  await expect.poll(health).toBe('200 ok')
  await database.query('ALTER SCHEMA inbox RENAME TO other')
  await expect.poll(health).toBe('503 store')
  await database.query('ALTER SCHEMA other RENAME TO inbox')
  await expect.poll(health).toBe('200 ok')
})
