/** `npm run inbox` prints what the embedded inbox holds, deletes a part of it, or sends a test mail. See the README. */
import { fstatSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { loadDotEnv, mailSettings, readEnv } from '../app/environment/server-variables.server.ts'
import {
  enquiriesToCsv,
  enquiriesToText,
  subscribersToCsv,
  subscribersToText,
} from '../app/submissions/store/export.ts'
import { Inbox } from '../app/submissions/store/inbox.server.ts'
import { describeInboxError } from '../app/submissions/store/inbox-errors.server.ts'
import { testMail } from '../app/submissions/store/mail.ts'

const optionsSchema = v.object({
  format: v.picklist(['text', 'csv', 'json'], '--format is text, csv or json'),
  list: v.optional(v.picklist(['enquiries', 'subscribers'], '--list is enquiries or subscribers')),
  since: v.optional(v.pipe(v.string(), v.check(isDay, '--since takes a day such as 2026-11-01'))),
  delete: v.optional(v.string()),
})

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader may stop early, as `head` does.
  if (error.code === 'EPIPE') return
  console.error(error.message)
  process.exitCode = 1
})
try {
  const { values } = parseArgs({
    options: {
      format: { type: 'string', default: 'text' },
      list: { type: 'string' },
      since: { type: 'string' },
      delete: { type: 'string' },
      'test-mail': { type: 'boolean' },
    },
  })
  loadDotEnv()
  const { API_HOST: apiHost } = readEnv()
  if (apiHost) {
    console.error(`API_HOST is set: submissions go to ${apiHost}, not here, and no mail is sent.`)
  }
  if (values['test-mail'] && values.delete) throw new TypeError('--test-mail takes no --delete.')
  const text = values['test-mail'] ? await sendTestMail() : contents(values)
  // Into a file, `process.stdout` writes once, and says nothing when only a part of the text had room on the disk.
  if (fstatSync(1).isFile()) writeFileSync(1, text)
  else process.stdout.write(text)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // An option that `parseArgs` or the schema refuses.
  if (error instanceof TypeError || v.isValiError(error)) {
    console.error(
      'Usage: npm run inbox -- [--format text|csv|json] [--list enquiries|subscribers] [--since YYYY-MM-DD] [--delete EMAIL] [--test-mail]',
    )
  }
  process.exitCode = 1
}

async function sendTestMail(): Promise<string> {
  const settings = mailSettings(readEnv())
  if (!settings) throw new Error('SMTP_URL and NOTIFY_TO are not set, so no mail is sent.')
  const { explainMailError, Mailer } = await import('../app/submissions/store/mailer.server.ts')
  await new Mailer(settings).send(testMail()).catch((error) => {
    throw new Error(`No mail was sent: ${explainMailError(error)}. Check SMTP_URL and NOTIFY_TO.`)
  })
  return `${settings.server.host} has accepted a mail to ${settings.to}.\n`
}

/** JavaScript takes February 31 for March 3. */
function isDay(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString() === `${text}T00:00:00.000Z`
}

function openInbox(file: string): Inbox {
  try {
    if (statSync(file, { throwIfNoEntry: false })) return new Inbox(file)
  } catch (error) {
    throw new Error(describeInboxError(file, error))
  }
  throw new Error(
    `There is no inbox at ${file}. The site creates it when it starts without API_HOST; INBOX_FILE says where.`,
  )
}

function contents(values: object): string {
  const { format, list, since, delete: sender } = v.parse(optionsSchema, values)
  const file = resolve(readEnv().INBOX_FILE)
  console.error(`Inbox: ${file}`)
  using inbox = openInbox(file)
  if (sender !== undefined) {
    if (since !== undefined)
      throw new Error('--delete takes no --since: it deletes all from the address.')
    const { enquiries, signups } = inbox.deleteSender(sender, list)
    if (enquiries + signups === 0) throw new Error(`The inbox has nothing from ${sender}.`)
    const counts = `enquiries: ${enquiries}, newsletter signups: ${signups}`
    return `Deleted what came from ${sender} (${counts}). It stays in backups and in mails that were sent.\n`
  }
  const start = new Date(since ?? 0)
  const enquiries = list === 'subscribers' ? undefined : inbox.enquiries(start)
  const subscribers = list === 'enquiries' ? undefined : inbox.subscribers(start)
  const unmailed = inbox.unmailed()
  if (format === 'json') return `${JSON.stringify({ enquiries, subscribers, unmailed }, null, 2)}\n`
  // One CSV file has one list.
  if (format === 'csv')
    return enquiries ? enquiriesToCsv(enquiries) : subscribersToCsv(subscribers ?? [])
  const lists = [
    enquiries && enquiriesToText(enquiries, unmailed),
    subscribers && subscribersToText(subscribers, unmailed),
  ]
  return lists.filter(Boolean).join('\n')
}
