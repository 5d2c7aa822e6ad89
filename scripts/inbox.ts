/** `npm run inbox` prints what the store holds, deletes a part of it, or sends mails. See docs/submissions.md. */
import { createWriteStream, existsSync, fstatSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import {
  type Env,
  loadDotEnv,
  mailSettings,
  readEnv,
} from '../app/environment/server-variables.server.ts'
import { normalizeEmail } from '../app/forms/schema/field-schemas.ts'
import { testMail } from '../app/submissions/mail/mail.ts'
import { describeStore, openStore } from '../app/submissions/store/open-store.server.ts'
import type { Store } from '../app/submissions/store/store.ts'
import { copyStore } from './inbox/copy-store.ts'
import { toCsv, toJson, toText } from './inbox/export.ts'

const formats = { text: toText, csv: toCsv, json: toJson }

const optionsSchema = v.object({
  format: v.picklist(['text', 'csv', 'json'], '--format is text, csv or json'),
  list: v.optional(v.picklist(['enquiries', 'subscribers'], '--list is enquiries or subscribers')),
  since: v.optional(v.pipe(v.string(), v.check(isDay, '--since takes a day such as 2026-11-01'))),
  delete: v.optional(v.string()),
  'copy-to': v.optional(v.string()),
  'send-mail': v.optional(v.boolean()),
  'test-mail': v.optional(v.boolean()),
})

type Options = v.InferOutput<typeof optionsSchema>

try {
  const { values } = parseArgs({
    options: {
      format: { type: 'string', default: 'text' },
      list: { type: 'string' },
      since: { type: 'string' },
      delete: { type: 'string' },
      'copy-to': { type: 'string' },
      'send-mail': { type: 'boolean' },
      'test-mail': { type: 'boolean' },
    },
  })
  loadDotEnv()
  const { API_HOST: apiHost } = readEnv()
  if (apiHost) {
    console.error(`API_HOST is set: submissions go to ${apiHost}, not here, and no mail is sent.`)
  }
  // Into a file, `process.stdout` says nothing when only a part of the text had room on the disk.
  const output = fstatSync(1).isFile() ? createWriteStream('', { fd: 1 }) : process.stdout
  await pipeline(run(v.parse(optionsSchema, values)), output)
} catch (error) {
  // The reader may stop early, as `head` does.
  if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) {
    process.exitCode = 1
    console.error(error instanceof Error ? error.message : error)
    // An option that `parseArgs` or the schema refuses.
    if (error instanceof TypeError || v.isValiError(error)) {
      console.error(
        'Usage: npm run inbox -- [--format text|csv|json] [--list enquiries|subscribers] [--since YYYY-MM-DD] [--delete EMAIL] [--copy-to postgres://…] [--send-mail] [--test-mail]',
      )
    }
  }
}

/** JavaScript takes February 31 for March 3. */
function isDay(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString() === `${text}T00:00:00.000Z`
}

/** What it prints. */
async function* run(options: Options): AsyncGenerator<string> {
  const actions = ['delete', 'copy-to', 'send-mail', 'test-mail'] as const
  const [action, second] = actions.filter((name) => options[name] !== undefined)
  if (action && second) throw new TypeError(`--${action} takes no --${second}.`)
  if (options['test-mail']) return yield await sendTestMail()
  if (options['copy-to'] !== undefined) return yield await copyTo(options['copy-to'])
  const store = await openExistingStore(readEnv())
  try {
    if (options['send-mail']) yield await sendMail(store)
    else if (options.delete !== undefined) yield await deleteSender(store, options.delete, options)
    else {
      const since = new Date(options.since ?? 0)
      yield* formats[options.format](store, { since, list: options.list })
    }
  } finally {
    await store.close()
  }
}

async function openExistingStore(env: Env): Promise<Store> {
  const name = describeStore(env)
  console.error(`Inbox: ${name}`)
  if (!env.DATABASE_URL && !existsSync(name)) {
    throw new Error(
      `There is no inbox at ${name}. The site creates it when it starts without API_HOST and DATABASE_URL; INBOX_FILE says where.`,
    )
  }
  return openStore(env)
}

/** From the embedded inbox to a database. */
async function copyTo(url: string): Promise<string> {
  const env = readEnv({ ...process.env, DATABASE_URL: url })
  const from = await openExistingStore({ ...env, DATABASE_URL: undefined })
  const to = await openStore(env)
  try {
    const { enquiries, subscribers } = await copyStore(from, to)
    return `${describeStore(env)} has all of it: enquiries: ${enquiries}, newsletter subscribers: ${subscribers}. Now set DATABASE_URL, restart the site, and delete the file.\n`
  } finally {
    await to.close()
  }
}

async function deleteSender(store: Store, sender: string, { since, list }: Options) {
  if (since !== undefined)
    throw new Error('--delete takes no --since: it deletes all from the address.')
  const { enquiries, signups } = await store.deleteSender(normalizeEmail(sender), list)
  if (enquiries + signups === 0) throw new Error(`The inbox has nothing from ${sender}.`)
  const counts = `enquiries: ${enquiries}, newsletter signups: ${signups}`
  return `Deleted what came from ${sender} (${counts}). It stays in backups and in mails that were sent.\n`
}

async function sendMail(store: Store): Promise<string> {
  const { Mailer } = await import('../app/submissions/mail/mailer.server.ts')
  const { sendDueMails } = await import('../app/submissions/mail/mail-loop.server.ts')
  let sent = 0
  await sendDueMails(store, new Mailer(requiredMailSettings()), ({ outcome, reason }) => {
    if (outcome === 'sent') sent += 1
    else if (outcome === 'not marked') {
      console.error(
        `A mail was sent, but could not be marked, so it would be sent again: ${reason}. Trying until it is marked.`,
      )
    } else {
      console.error(`A mail was not sent: ${reason}`)
      process.exitCode = 1
    }
  })
  return `Mails sent: ${sent}\n`
}

async function sendTestMail(): Promise<string> {
  const settings = requiredMailSettings()
  const { explainMailError, Mailer } = await import('../app/submissions/mail/mailer.server.ts')
  await new Mailer(settings).send(testMail()).catch((error) => {
    throw new Error(`No mail was sent: ${explainMailError(error)}. Check SMTP_URL and NOTIFY_TO.`)
  })
  return `${settings.server.host} has accepted a mail to ${settings.to}.\n`
}

function requiredMailSettings() {
  const settings = mailSettings(readEnv())
  if (!settings) throw new Error('SMTP_URL and NOTIFY_TO are not set, so no mail is sent.')
  return settings
}
