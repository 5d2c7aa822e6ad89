/**
 * `npm run inbox` prints what the embedded inbox holds.
 *
 *   npm run inbox                                     everything, for reading
 *   npm run inbox -- --format csv > enquiries.csv     enquiries, for a spreadsheet
 *   npm run inbox -- --format json --since 2026-11-01
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { loadDotEnv, readEnv } from '../app/environment/server-variables.server.ts'
import {
  enquiriesToCsv,
  enquiriesToText,
  subscribersToCsv,
  subscribersToText,
} from '../app/submissions/inbox/export.ts'
import { Inbox } from '../app/submissions/inbox/inbox.server.ts'

const optionsSchema = v.object({
  format: v.optional(v.picklist(['text', 'csv', 'json'], '--format is text, csv or json'), 'text'),
  list: v.optional(v.picklist(['enquiries', 'subscribers'], '--list is enquiries or subscribers')),
  since: v.optional(
    v.pipe(v.string(), v.isoDate('--since takes a date such as 2026-11-01')),
    '1970-01-01',
  ),
})

try {
  process.stdout.write(contents())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(
    'Usage: npm run inbox -- [--format text|csv|json] [--list enquiries|subscribers] [--since YYYY-MM-DD]',
  )
  process.exitCode = 1
}

function contents(): string {
  const option = { type: 'string' } as const
  const { values } = parseArgs({ options: { format: option, list: option, since: option } })
  const { format, list, since } = v.parse(optionsSchema, values)
  loadDotEnv()
  const { INBOX_FILE: file, API_HOST: apiHost } = readEnv()
  if (apiHost) console.error(`API_HOST is set: submissions go to ${apiHost}, not here.`)
  if (!existsSync(file)) {
    throw new Error(
      `There is no inbox at ${file}. The site creates it when it starts without API_HOST; INBOX_FILE says where.`,
    )
  }
  const inbox = new Inbox(file)
  const enquiries = list === 'subscribers' ? undefined : inbox.enquiries(new Date(since))
  const subscribers = list === 'enquiries' ? undefined : inbox.subscribers(new Date(since))
  inbox.close()
  if (format === 'json') return `${JSON.stringify({ enquiries, subscribers }, null, 2)}\n`
  // One CSV file has one list.
  if (format === 'csv')
    return enquiries ? enquiriesToCsv(enquiries) : subscribersToCsv(subscribers ?? [])
  return [enquiries && enquiriesToText(enquiries), subscribers && subscribersToText(subscribers)]
    .filter(Boolean)
    .join('\n')
}
