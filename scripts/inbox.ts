/**
 * `npm run inbox` prints what the embedded inbox holds.
 *
 *   npm run inbox                                     everything, for reading
 *   npm run inbox -- --format csv > enquiries.csv     enquiries, for a spreadsheet
 *   npm run inbox -- --format csv --list subscribers
 *   npm run inbox -- --format json --since 2026-11-01
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { loadDotEnv, readEnv } from '../app/environment/server-variables.server.ts'
import { Inbox } from '../app/submissions/inbox/inbox.server.ts'
import { enquiriesToCsv, subscribersToCsv, toJson, toText } from './inbox-formats.ts'

const usage =
  'Usage: npm run inbox -- [--format text|csv|json] [--list enquiries|subscribers] [--since YYYY-MM-DD]'

const optionsSchema = v.object({
  format: v.picklist(['text', 'csv', 'json'], '--format is text, csv or json'),
  list: v.optional(v.picklist(['enquiries', 'subscribers'], '--list is enquiries or subscribers')),
  since: v.pipe(
    v.string(),
    v.isoDate('--since takes a date such as 2026-11-01'),
    v.transform((day) => new Date(day)),
  ),
})

function readOptions() {
  const { values } = parseArgs({
    options: {
      format: { type: 'string', default: 'text' },
      list: { type: 'string' },
      since: { type: 'string', default: '1970-01-01' },
    },
  })
  return v.parse(optionsSchema, values)
}

function main(): void {
  const { format, list, since } = readOptions()
  loadDotEnv()
  const { INBOX_FILE: file, API_HOST: apiHost } = readEnv()
  if (apiHost) process.stderr.write(`API_HOST is set: submissions go to ${apiHost}, not here.\n`)
  if (!existsSync(file)) {
    throw new Error(
      `There is no inbox at ${file}. The site creates it when it starts without API_HOST; INBOX_FILE says where.`,
    )
  }
  const inbox = new Inbox(file)
  const enquiries = inbox.enquiries(since)
  const subscribers = inbox.subscribers(since)
  inbox.close()
  const held = {
    ...(list === 'subscribers' ? {} : { enquiries }),
    ...(list === 'enquiries' ? {} : { subscribers }),
  }
  const csv = () =>
    list === 'subscribers' ? subscribersToCsv(subscribers) : enquiriesToCsv(enquiries)
  process.stdout.write(format === 'csv' ? csv() : format === 'json' ? toJson(held) : toText(held))
}

try {
  main()
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${message}\n${usage}\n`)
  process.exitCode = 1
}
