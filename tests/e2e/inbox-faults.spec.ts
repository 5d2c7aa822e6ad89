import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { Inbox } from '../../app/submissions/inbox/inbox.server.ts'
import { unexpectedErrorMessage } from '../../app/submissions/outcome.ts'
import { runSite, type Site } from '../../scripts/support/processes.ts'
import { ada } from '../support/contact-form.ts'
import { enquiry, postForm } from '../support/posted-forms.ts'
import { expect, test } from '../support/test.ts'

/** Posts an enquiry, and reads the page that comes back. */
async function post(site: { url: string }, message: string) {
  const response = await postForm(site, { ...enquiry, message })
  const page = await response.text()
  return { status: response.status, page, acknowledged: page.includes('Thank you') }
}

type Posted = Awaited<ReturnType<typeof post>>

/** The visitor reads that it went wrong, and everything typed is still there. */
function expectRefused({ status, page, acknowledged }: Posted, message: string) {
  expect({ status, acknowledged }).toEqual({ status: 503, acknowledged: false })
  for (const text of [unexpectedErrorMessage, ada.firstName, ada.lastName, ada.email, message]) {
    expect(page).toContain(text)
  }
}

function kept(file: string): string[] {
  const inbox = new Inbox(file)
  const messages = inbox.enquiries().map(({ message }) => String(message))
  inbox.close()
  return messages
}

/** The reason that the log gives for the last submission. */
function lastReason(site: Site): string {
  const lines = site.output().trim().split('\n')
  const submissions = lines
    .map((line) => JSON.parse(line))
    .filter((line) => line.event === 'submission')
  return submissions.at(-1)?.reason ?? ''
}

test('on a full disk nothing is acknowledged that is not kept, and with room again the site goes on', async ({
  inboxSite,
}) => {
  const { file, process: site } = inboxSite
  const limitFiles = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(site.pid), `--fsize=${bytes}:`])
  const acknowledged: string[] = []
  const send = async (message: string) => {
    const posted = await post(inboxSite, message)
    if (posted.acknowledged) acknowledged.push(message)
    return posted
  }
  const long = (number: number) => `Enquiry ${number} ${'x'.repeat(4900)}`

  await send('Before')
  // No file of the process may grow past this: its writes fail as they do on a full disk.
  limitFiles('150000')
  let number = 0
  while ((await send(long(number))).acknowledged && number < 100) number += 1
  const full = await send(long(100))
  limitFiles('unlimited')
  const after = await send('After')

  expect(number).toBeGreaterThan(0)
  expect(number).toBeLessThan(100)
  expectRefused(full, long(100))
  expect(inboxSite.output()).toMatch(/(disk I\/O error|is full).*make room.*INBOX_FILE is/)
  expect(after.acknowledged).toBe(true)
  expect(kept(file)).toEqual(acknowledged)
})

test('while the file cannot be written the site says so, and goes on once it can', async ({
  inboxSite,
}) => {
  const { file } = inboxSite
  // Stops every account, an administrator's too, which a file without the right to write would not.
  await mkdir(`${file}-wal`)
  expectRefused(await post(inboxSite, 'Unwritable'), 'Unwritable')
  expect(lastReason(inboxSite)).toMatch(/unable to open.*must be able to write the file/)

  await rm(`${file}-wal`, { recursive: true })
  expect((await post(inboxSite, 'Writable')).acknowledged).toBe(true)
  expect(kept(file)).toEqual(['Writable'])
})

test('a file that another program keeps locked holds up no page, and ends in a refusal', async ({
  inboxSite,
}) => {
  const { file } = inboxSite
  const other = new DatabaseSync(file)
  other.exec('BEGIN EXCLUSIVE')
  const refused = Promise.all([post(inboxSite, 'One'), post(inboxSite, 'Two')])
  let settled = false
  refused.finally(() => {
    settled = true
  })
  for (let page = 0; page < 10; page += 1) await (await fetch(inboxSite.url)).text()
  expect(settled).toBe(false)
  const [one, two] = await refused
  other.exec('ROLLBACK')
  other.close()

  expectRefused(one, 'One')
  expectRefused(two, 'Two')
  expect(lastReason(inboxSite)).toMatch(/database is locked.*end that program/)
  expect((await post(inboxSite, 'Three')).acknowledged).toBe(true)
  expect(kept(file)).toEqual(['Three'])
})

test('a damaged file takes nothing, stops a start, and is begun anew once it is moved away', async ({
  inboxSite,
}) => {
  const { file } = inboxSite
  for (let number = 0; number < 20; number += 1) {
    expect((await post(inboxSite, `Enquiry ${number} ${'x'.repeat(900)}`)).acknowledged).toBe(true)
  }
  // Everything after the first page, which says that this is a database.
  const { size } = await stat(file)
  const handle = await open(file, 'r+')
  await handle.write(Buffer.alloc(size - 4096, 'damage'), 0, size - 4096, 4096)
  await handle.close()

  expectRefused(await post(inboxSite, 'Damaged'), 'Damaged')
  expect(lastReason(inboxSite)).toMatch(/malformed.*move it away/)
  const { child, output } = runSite({ PORT: '0', HOST: '127.0.0.1', INBOX_FILE: file })
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(output()).toMatch(/The inbox cannot be opened.*move it away/s)

  await rename(file, `${file}.damaged`)
  expect((await post(inboxSite, 'Anew')).acknowledged).toBe(true)
  expect(kept(file)).toEqual(['Anew'])
  await writeFile(file, 'This is no database. '.repeat(500))
  expectRefused(await post(inboxSite, 'Replaced'), 'Replaced')
})

test('two sites that write to one file at once lose nothing', async ({ inboxSite, start }) => {
  const other = await start({ INBOX_FILE: inboxSite.file, SUBMISSION_LIMIT: '0' })
  const messages = Array.from({ length: 60 }, (_, number) => `Enquiry ${number}`)
  const posted = await Promise.all(
    messages.map((message, number) => post(number % 2 ? other : inboxSite, message)),
  )
  expect(posted.filter(({ acknowledged }) => !acknowledged)).toEqual([])
  expect(kept(inboxSite.file).toSorted()).toEqual(messages.toSorted())
})
