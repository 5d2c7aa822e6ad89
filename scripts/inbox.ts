/**
 * npm run inbox [-- OPTIONS]: prints what the store holds, or does one thing to it. docs/submissions.md says more.
 *   --format text|csv|json, --list enquiries|subscribers, --since YYYY-MM-DD: what to print, and how
 *   --delete [--list …]: deletes what came from an address, which it asks for
 *   --prepare: makes the tables
 *   --copy-to postgres://…|FILE: copies everything into another store
 *   --send-mail: sends the mails that are due
 *   --test-mail: sends one mail to the firm
 */
import { createWriteStream, existsSync, fstatSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
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
import { readArguments, usage } from './support/command-line.ts'

const formats = { text: toText, csv: toCsv, json: toJson }

const optionsSchema = v.object({
  format: v.optional(v.picklist(['text', 'csv', 'json'], '--format is text, csv or json')),
  list: v.optional(v.picklist(['enquiries', 'subscribers'], '--list is enquiries or subscribers')),
  since: v.optional(v.pipe(v.string(), v.check(isDay, '--since takes a day such as 2026-11-01'))),
  delete: v.optional(v.boolean()),
  prepare: v.optional(v.boolean()),
  'copy-to': v.optional(v.string()),
  'send-mail': v.optional(v.boolean()),
  'test-mail': v.optional(v.boolean()),
})

type Options = v.InferOutput<typeof optionsSchema>

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    format: { type: 'string' },
    list: { type: 'string' },
    since: { type: 'string' },
    delete: { type: 'boolean' },
    prepare: { type: 'boolean' },
    'copy-to': { type: 'string' },
    'send-mail': { type: 'boolean' },
    'test-mail': { type: 'boolean' },
  },
})
try {
  checkArguments(values, positionals)
  loadDotEnv()
  const { API_HOST: apiHost } = readEnv()
  if (apiHost) {
    console.error(`API_HOST is set: submissions go to ${apiHost}, not here, and no mail is sent.`)
  }
  const { npm_lifecycle_event: script, npm_config_loglevel: level } = process.env
  const isForProgram = values.format !== undefined && values.format !== 'text'
  if (isForProgram && !process.stdout.isTTY && script === 'inbox' && level !== 'silent') {
    console.error('npm’s own lines come before it. Without them: npm run --silent inbox -- …')
  }
  // Into a file, `process.stdout` says nothing when only a part of the text had room on the disk.
  const output = fstatSync(1).isFile() ? createWriteStream('', { fd: 1 }) : process.stdout
  await pipeline(run(v.parse(optionsSchema, values)), output)
} catch (error) {
  // The reader may stop early, as `head` does.
  if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) {
    process.exitCode = 1
    console.error(error instanceof Error ? error.message : error)
    // An option that the schema refuses.
    if (error instanceof TypeError || v.isValiError(error)) console.error(`\n${usage()}`)
  }
}

/** JavaScript takes February 31 for March 3. */
function isDay(text: string): boolean {
  const date = new Date(text)
  return !Number.isNaN(date.getTime()) && date.toISOString() === `${text}T00:00:00.000Z`
}

/** @throws when an option would be ignored, or an address be kept in npm's log, which has all that is typed with a command */
function checkArguments(values: Record<string, unknown>, [unexpected]: string[]): void {
  if (unexpected !== undefined && values.delete) {
    throw new TypeError(
      '--delete takes no address, because npm keeps in its log (npm config get cache)/_logs what is typed there. It asks for it.',
    )
  }
  if (unexpected !== undefined) throw new TypeError(`There is no option ${unexpected}.`)
  const given = Object.keys(values)
  const actions = ['delete', 'prepare', 'copy-to', 'send-mail', 'test-mail']
  const action = actions.find((name) => given.includes(name))
  if (!action) return
  const taken = action === 'delete' ? [action, 'list'] : [action]
  const other = given.find((name) => !taken.includes(name))
  if (other) throw new TypeError(`--${action} takes no --${other}.`)
}

/** What it prints. */
async function* run(options: Options): AsyncGenerator<string> {
  if (options['test-mail']) return yield await sendTestMail()
  if (options['copy-to'] !== undefined) return yield await copyTo(options['copy-to'])
  const env = readEnv()
  const store = await (options.prepare ? openStore(env) : openExistingStore(env))
  try {
    if (options.prepare) {
      await store.prepare()
      yield `${describeStore(env)} has the tables of this version of the site.\n`
    } else if (options['send-mail']) yield await sendMail(store)
    else if (options.delete) yield await deleteSender(store, await askAddress(), options)
    else {
      const since = new Date(options.since ?? 0)
      yield* formats[options.format ?? 'text'](store, { since, list: options.list })
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

/** From the inbox to another database, or to a file. */
async function copyTo(target: string): Promise<string> {
  const source = readEnv()
  const isDatabase = target.includes('://')
  const other = isDatabase ? { DATABASE_URL: target } : { DATABASE_URL: '', INBOX_FILE: target }
  const env = readEnv({ ...process.env, ...other })
  if (describeStore(env) === describeStore(source)) {
    throw new Error(`${describeStore(env)} is the inbox itself.`)
  }
  const from = await openExistingStore(source)
  const to = await openStore(env)
  try {
    const { enquiries, subscribers } = await copyStore(from, to)
    const variable = isDatabase ? 'DATABASE_URL' : 'INBOX_FILE and not DATABASE_URL'
    return `${describeStore(env)} has all of it: enquiries: ${enquiries}, newsletter subscribers: ${subscribers}. Now set ${variable}, start the site, and delete the old inbox.\n`
  } finally {
    await Promise.all([from.close(), to.close()])
  }
}

async function askAddress(): Promise<string> {
  process.stderr.write('The address whose entries are deleted: ')
  for await (const line of createInterface({ input: process.stdin })) return line.trim()
  throw new Error('There was no address.')
}

async function deleteSender(store: Store, sender: string, { list }: Options) {
  const { enquiries, signups } = await store.deleteSender(normalizeEmail(sender), list)
  if (enquiries + signups === 0) throw new Error(`The inbox has nothing from ${sender}.`)
  const counts = `enquiries: ${enquiries}, newsletter signups: ${signups}`
  return `Deleted what came from ${sender} (${counts}). It stays in backups and in mails that were sent.\n`
}

async function sendMail(store: Store): Promise<string> {
  const settings = requiredMailSettings()
  const { sendDueMails } = await import('../app/submissions/mail/mail-loop.server.ts')
  let sent = 0
  await sendDueMails(store, settings, ({ outcome, reason }) => {
    if (outcome === 'sent') sent += 1
    if (reason === undefined) return
    console.error(`A mail was ${outcome === 'sent' ? '' : 'not '}sent: ${reason}`)
    process.exitCode = 1
  })
  return `Mails sent: ${sent}\n`
}

async function sendTestMail(): Promise<string> {
  const settings = requiredMailSettings()
  const { explainMailError, Mailer } = await import('../app/submissions/mail/mailer.server.ts')
  const mailer = new Mailer(settings)
  try {
    await mailer.send(testMail())
  } catch (error) {
    const reason = error instanceof Error ? explainMailError(error) : error
    throw new Error(`No mail was sent: ${reason}. Check SMTP_URL and NOTIFY_TO.`)
  } finally {
    mailer.close()
  }
  return `${settings.server.host} has accepted a mail to ${settings.to}.\n`
}

function requiredMailSettings() {
  const settings = mailSettings(readEnv())
  if (!settings) throw new Error('SMTP_URL and NOTIFY_TO are not set, so no mail is sent.')
  return settings
}
