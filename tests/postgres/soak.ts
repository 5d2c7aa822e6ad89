/**
 * Three instances of the built site with one database. One of them is killed again and again, and the database stopped now
 * and then: what is acknowledged is stored once and mailed. `node tests/postgres/soak.ts 60` does it for a minute; a test
 * does it for a moment.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { startSite } from '../../scripts/support/processes.ts'
import { startMailHost } from '../fakes/mail-host.ts'
import { enquiry, postForm, runInbox } from '../support/posted-forms.ts'
import { startPostgres } from './server.ts'

type Soak = {
  url: string
  query: (sql: string) => Promise<Record<string, unknown>[]>
  restart: () => Promise<void>
  seconds: number
  killEveryMs: number
  restartEveryMs: number
}

export async function soak({ url, query, restart, seconds, killEveryMs, restartEveryMs }: Soak) {
  await using mailHost = await startMailHost()
  const mail = { SMTP_URL: `smtp://127.0.0.1:${mailHost.port}`, NOTIFY_TO: 'office@example.com' }
  const variables = { DATABASE_URL: url, SUBMISSION_LIMIT: '0', ...mail }
  const start = () => startSite(variables)
  const sites = await Promise.all([start(), start(), start()])
  const until = performance.now() + seconds * 1000
  const acknowledged: string[] = []
  const durations: number[] = []
  let failures = 0

  /** Like a visitor, tries another time if there was no receipt. */
  async function submit(message: string) {
    for (let attempt = 0; ; attempt += 1) {
      const site = sites[(acknowledged.length + attempt) % sites.length]
      const started = performance.now()
      const response =
        site && (await postForm(site, { ...enquiry, message }).catch(() => undefined))
      if (response?.ok) {
        durations.push(performance.now() - started)
        return acknowledged.push(message)
      }
      failures += 1
      await wait(100)
    }
  }
  /** Does something again and again, until the time is over. */
  async function every(ms: number, act: (times: number) => Promise<void>) {
    let times = 0
    for (; performance.now() + ms < until; times += 1) {
      await wait(ms)
      await act(times)
    }
    return times
  }
  const lanes = Array.from({ length: 50 }, async (_, lane) => {
    for (let number = 0; performance.now() < until; number += 1) await submit(`${lane}.${number}`)
  })
  const [kills, restarts] = await Promise.all([
    every(killEveryMs, async (times) => {
      await sites[times % 3]?.stop('SIGKILL')
      sites[times % 3] = await start()
    }),
    every(restartEveryMs, restart),
  ])
  await Promise.all(lanes)

  await Promise.all(sites.map((site) => site.stop('SIGTERM')))
  // What a killed instance was sending is due again after two minutes.
  await query('UPDATE inbox.outbox SET try_at = now()')
  await runInbox(variables, '--send-mail')
  const stored = await query("SELECT enquiry ->> 'message' AS message FROM inbox.enquiries")
  const mailed = mailHost.mails.map(({ body }) => /Message: (.*)\r\n/.exec(body)?.[1] ?? '')
  return {
    acknowledged: acknowledged.toSorted(),
    stored: stored.map(({ message }) => String(message)).toSorted(),
    mailed: [...new Set(mailed)].toSorted(),
    /** A mail is sent twice if its instance was killed between the mail server's answer and the next statement. */
    mailedTwice: mailed.length - new Set(mailed).size,
    failures,
    kills,
    restarts,
    p99Ms: Math.round(
      durations.toSorted((a, b) => a - b)[Math.floor(durations.length * 0.99)] ?? 0,
    ),
  }
}

if (import.meta.main) {
  await using server = await startPostgres()
  const url = await server.database()
  const query = async (sql: string) =>
    (await server.query(sql, new URL(url).pathname.slice(1))).rows
  const seconds = Number(process.argv[2] ?? 60)
  const faults = { restart: server.restart, killEveryMs: 5000, restartEveryMs: 15_000 }
  const { acknowledged, stored, mailed, ...counts } = await soak({ url, query, seconds, ...faults })
  const without = (those: string[]) => {
    const known = new Set(those)
    return acknowledged.filter((message) => !known.has(message)).length
  }
  console.log({
    ...counts,
    acknowledged: acknowledged.length,
    perSecond: Math.round(acknowledged.length / seconds),
    lost: without(stored),
    storedTwice: stored.length - new Set(stored).size,
    notMailed: without(mailed),
  })
}
