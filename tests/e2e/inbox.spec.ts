import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { receipts } from '../../app/content/receipts.ts'
import { unexpectedErrorMessage } from '../../app/forms/schema/outcome.ts'
import { SqliteStore } from '../../app/submissions/store/sqlite/sqlite-store.server.ts'
import { runSite } from '../../scripts/support/processes.ts'
import { ada, enquiry, postForm, runInbox, signup, typeIntoInbox } from '../support/posted-forms.ts'
import { readMessages as storedMessages } from '../support/store-tests.ts'
import { expect, test } from '../support/test.ts'

const readMessages = (file: string) => storedMessages(new SqliteStore(file))

async function post(site: { url: string }, message: string) {
  const response = await postForm(site, { ...enquiry, message })
  const page = await response.text()
  return { status: response.status, page, acknowledged: page.includes(receipts.enquiry) }
}

function expectRefused(posted: Awaited<ReturnType<typeof post>>, message: string) {
  expect(posted).toMatchObject({ status: 503, acknowledged: false })
  for (const text of [unexpectedErrorMessage, ada.firstName, ada.lastName, ada.email, message]) {
    expect(posted.page).toContain(text)
  }
}

test('npm run inbox prints what was sent, and deletes what one sender has sent @process', async ({
  inboxSite,
}) => {
  const variables = { INBOX_FILE: inboxSite.file }
  await postForm(inboxSite, enquiry)
  await postForm(inboxSite, { ...enquiry, email: 'jose@müller.example', message: 'From José' })
  await postForm(inboxSite, signup, { path: '/about' })
  const text = await runInbox(variables, '--list', 'enquiries')
  expect(text).toContain('2 enquiries')
  expect(text).toContain('First name: Ada')
  expect(text).toContain(ada.message)
  // Stored in ASCII, but typed as it is read.
  const deleted = await typeIntoInbox('Jose@müller.example', variables, '--delete')
  expect(deleted).toContain('enquiries: 1, newsletter signups: 0')
  const { enquiries, subscribers } = JSON.parse(await runInbox(variables, '--format', 'json'))
  expect(enquiries).toMatchObject([{ phoneNumber: '', ...ada, agreed: true }])
  expect(enquiries[0]).not.toHaveProperty('country')
  expect(subscribers).toMatchObject([{ email: signup.email }])
})

test('npm run inbox refuses what it would ignore, or npm keep in its log @release', async ({
  inboxSite,
}) => {
  const refused = [
    [['--delete', '--since', '2026-11-01'], 'takes no --since'],
    [['--send-mail', '--list', 'enquiries'], 'takes no --list'],
    [['--delete', ada.email], 'npm keeps in its log'],
    [['--copy-to', inboxSite.file], 'is the inbox itself'],
  ] as const
  for (const [options, words] of refused) {
    const answer = runInbox({ INBOX_FILE: inboxSite.file }, ...options)
    await expect(answer).rejects.toThrow(words)
  }
  const elsewhere = { INBOX_FILE: `${inboxSite.file}.elsewhere` }
  await expect(runInbox(elsewhere)).rejects.toThrow('There is no inbox')
})

test('after a kill -9 what was acknowledged is kept', async ({ inboxSite, start }) => {
  const acknowledged: string[] = []
  const gone = once(inboxSite.process, 'exit')
  const lanes = Array.from({ length: 8 }, async (_, lane) => {
    for (let number = lane; number < 200; number += 8) {
      const message = `Enquiry ${number}`
      if ((await post(inboxSite, message)).acknowledged) acknowledged.push(message)
      // At this moment other submissions are in flight.
      if (acknowledged.length === 80) inboxSite.process.kill('SIGKILL')
    }
  })
  await Promise.allSettled([gone, ...lanes])

  expect(inboxSite.process.signalCode).toBe('SIGKILL')
  expect(acknowledged.length).toBeGreaterThanOrEqual(80)
  expect(acknowledged.length).toBeLessThan(200)
  const before = await readMessages(inboxSite.file)
  expect(before).toEqual(expect.arrayContaining(acknowledged))
  expect((await post(await start({ INBOX_FILE: inboxSite.file }), 'After')).acknowledged).toBe(true)
  expect(await readMessages(inboxSite.file)).toEqual([...before, 'After'])
})

test('nothing is acknowledged while the disk is full', async ({ inboxSite }) => {
  const { file, process: site } = inboxSite
  const limitFiles = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(site.pid), `--fsize=${bytes}:`])
  const long = (number: number) => `Enquiry ${number} ${'x'.repeat(4900)}`

  await post(inboxSite, 'Before')
  // A limit on the size of the process's files: beyond it, writes fail as on a full disk.
  limitFiles('150000')
  let number = 0
  while ((await post(inboxSite, long(number))).acknowledged && number < 100) number += 1
  const full = await post(inboxSite, long(100))
  const health = async () => (await fetch(`${inboxSite.url}/healthz`)).status
  await expect.poll(health).toBe(503)
  limitFiles('unlimited')
  await expect.poll(health).toBe(200)
  const after = await post(inboxSite, 'After')

  expect(number).toBeGreaterThan(0)
  expect(number).toBeLessThan(100)
  expectRefused(full, long(100))
  expect(inboxSite.output()).toMatch(/(disk I\/O error|is full).*make room.*INBOX_FILE is/)
  expect(after.acknowledged).toBe(true)
  const sent = Array.from({ length: number }, (_, index) => long(index))
  expect(await readMessages(file)).toEqual(['Before', ...sent, 'After'])
})

test('npm run inbox fails when the disk has no room for all that it prints @release', async ({
  inboxSite,
}) => {
  const messages = Array.from({ length: 20 }, (_, number) => `${number} ${'x'.repeat(4900)}`)
  await Promise.all(messages.map((message) => post(inboxSite, message)))
  const save = 'exec prlimit --fsize=65536 "$0" scripts/inbox.ts > "$1"'
  const env = { ...process.env, INBOX_FILE: inboxSite.file }
  const saved = spawnSync('sh', ['-c', save, process.execPath, `${inboxSite.file}.txt`], { env })
  expect(saved.status).toBe(1)
  expect(`${saved.stderr}`).toContain('EFBIG')
})

test('npm run inbox prints an inbox of any size, in little memory @release', async ({
  inboxFile,
}) => {
  await new SqliteStore(inboxFile).check()
  const count = 20_000
  using db = new DatabaseSync(inboxFile)
  db.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
    INSERT INTO enquiries (received_at, enquiry, digest)
    SELECT '2026-11-01T12:00:00.000Z', json_object('message', printf('%05d%.5000c', i, 'x')), randomblob(32) FROM n`)
  for (const format of ['text', 'csv', 'json']) {
    const command = `"$0" --max-old-space-size=80 scripts/inbox.ts --format ${format} | grep -c xxx`
    const env = { ...process.env, INBOX_FILE: inboxFile }
    const printed = spawnSync('bash', ['-o', 'pipefail', '-c', command, process.execPath], { env })
    expect([printed.status, `${printed.stdout}`], `${printed.stderr}`).toEqual([0, `${count}\n`])
  }
})

test('a start with a damaged inbox says what to do, and stops @release', async ({ inboxFile }) => {
  await new SqliteStore(inboxFile).check()
  // All but the first page, because SQLite recognizes a database by that.
  await writeFile(inboxFile, (await readFile(inboxFile)).fill('damage', 4096))
  const site = runSite({ PORT: '0', HOST: '127.0.0.1', INBOX_FILE: inboxFile })
  expect(await once(site.process, 'close')).toEqual([1, null])
  expect(site.output()).toMatch(/The inbox cannot be opened.*move it away.*INBOX_FILE is/s)
})
