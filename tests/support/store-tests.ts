import * as v from 'valibot'
import { expect, test } from 'vitest'
import { enquirySchema } from '../../app/forms/schema/contact.ts'
import type { Migration } from '../../app/submissions/store/migrations.ts'
import { maxTries, type Store, type Submission } from '../../app/submissions/store/store.ts'
import { draft } from './posted-forms.ts'

export const enquiry = v.parse(enquirySchema, draft)
const minute = 60_000
const noon = Date.UTC(2026, 10, 1, 12)

/** An enquiry with this text and, if `mailId` is given, a mail about it. */
function sentEnquiry(changes: Partial<typeof enquiry> = {}, mailId?: string): Submission {
  const mail = mailId === undefined ? undefined : mailNamed(mailId)
  return { enquiry: { ...enquiry, ...changes }, mail }
}

function sentSignup(email: string, mailId?: string): Submission {
  const mail = mailId === undefined ? undefined : mailNamed(mailId)
  return { signup: { email }, mail }
}

/** A copy of what was received this many minutes after noon. */
const receivedAt = (at: number, submission: Submission): Submission => ({
  ...submission,
  receivedAt: new Date(noon + at * minute),
})

const mailNamed = (id: string) => ({ id, subject: `Subject of ${id}`, text: `Text of ${id}` })

export async function readAll<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const read: Item[] = []
  for await (const item of items) read.push(item)
  return read
}

export const readMessages = async (store: Store) =>
  (await readAll(store.enquiries())).map(({ message }) => message)
const readEmails = async (store: Store) =>
  (await readAll(store.subscribers())).map(({ email }) => email)

type Openers = {
  /** Opens the store once more, as another process would, or an empty one. */
  open(which: 'empty' | 'again'): Promise<Store>
  /** Changes a row by hand. */
  edit(update: string): unknown
  /** Lets so much time pass, as far as the store can tell. */
  pass(minutes: number): unknown
  /** Those of the store's tables, and the SQL of one more, which adds the column `another` to the enquiries. */
  migrations: Migration[]
  anotherMigration: string
}

/** What every store must do. */
export function testStore(
  name: string,
  { open, edit, pass, migrations, anotherMigration }: Openers,
) {
  const storeTest = (title: string, run: (store: Store) => Promise<void>) =>
    test(`${name}: ${title}`, async () => {
      const store = await open('empty')
      try {
        await run(store)
      } finally {
        await store.close()
      }
    })

  storeTest('what is added is read back, by another process too', async (store) => {
    const message = `'One', "two"\n\ttab — שלום 😀 ’ € \u2028 {"a":1}\\`
    await store.add(receivedAt(0, sentEnquiry({ message, country: 'CA' })))
    await store.add(receivedAt(1, sentSignup('Ada@example.com')))
    const other = await open('again')
    const [kept] = await readAll(other.enquiries())
    expect(kept).toEqual({
      ...{ id: 1, receivedAt: '2026-11-01T12:00:00.000Z' },
      ...{ ...enquiry, message, country: 'CA' },
    })
    expect(Object.keys(kept ?? {}).slice(2)).toEqual(Object.keys({ ...enquiry, country: '' }))
    expect(await readAll(other.subscribers())).toEqual([
      { email: 'Ada@example.com', subscribedAt: '2026-11-01T12:01:00.000Z' },
    ])
    await other.close()
  })

  storeTest('what is no copy is received now', async (store) => {
    await store.add(sentEnquiry())
    const [{ receivedAt } = { receivedAt: '' }] = await readAll(store.enquiries())
    expect(Math.abs(Date.parse(receivedAt) - Date.now())).toBeLessThan(minute)
    expect(await readAll(store.enquiries(new Date(Date.now() + minute)))).toEqual([])
  })

  storeTest(
    'entries are read in the order of arrival, even if the clock was set back',
    async (store) => {
      for (const at of [30, 10, 20]) {
        await store.add(receivedAt(at, sentEnquiry({ message: `${at}` })))
        await store.add(receivedAt(at, sentSignup(`${at}@example.com`)))
      }
      expect(await readMessages(store)).toEqual(['30', '10', '20'])
      expect(await readEmails(store)).toEqual([
        '30@example.com',
        '10@example.com',
        '20@example.com',
      ])
      const since = new Date(noon + 20 * minute)
      const recent = await readAll(store.enquiries(since))
      expect(recent.map(({ message }) => message)).toEqual(['30', '20'])
      expect(await readAll(store.subscribers(since))).toHaveLength(2)
    },
  )

  storeTest('hundreds are added, fifty at once, and read page by page', async (store) => {
    const messages = Array.from({ length: 450 }, (_, number) => `${number}`)
    const add = (message: string) => store.add(sentEnquiry({ message }, message))
    // More at once would wait longer than a visitor does, on a busy machine.
    for (let from = 0; from < messages.length; from += 50) {
      await Promise.all(messages.slice(from, from + 50).map(add))
    }
    expect((await readMessages(store)).toSorted()).toEqual(messages.toSorted())
    expect(await readAll(store.unmailed())).toHaveLength(messages.length)
  })

  storeTest('an identical enquiry is kept again only after an hour', async (store) => {
    const kept = async (changes = {}) => {
      await store.add(sentEnquiry(changes, crypto.randomUUID()))
      const mails = await readAll(store.unmailed())
      return [(await readMessages(store)).length, mails.length]
    }
    expect(await kept()).toEqual([1, 1])
    await pass(59)
    expect(await kept()).toEqual([1, 1])
    expect(await kept({ message: 'Hello again' })).toEqual([2, 2])
    expect(await kept({ email: 'bob@example.com' })).toEqual([3, 3])
    await pass(1)
    expect(await kept()).toEqual([4, 4])
    const same = Array.from({ length: 9 }, () => store.add(sentEnquiry({ message: 'Same' })))
    await Promise.all(same)
    expect(await readMessages(store)).toHaveLength(5)
  })

  storeTest(
    'an hour counts in both directions: for a copy, and after the clock was set back',
    async (store) => {
      const kept = async (at?: number) => {
        const receivedAt = at === undefined ? undefined : new Date(Date.now() + at * minute)
        await store.add({ ...sentEnquiry(), receivedAt })
        return (await readMessages(store)).length
      }
      expect(await kept()).toBe(1)
      expect(await kept(-50), 'a copy of what was sent again since').toBe(1)
      expect(await kept(-200), 'a copy of an older one').toBe(2)
      await pass(-50)
      expect(await kept()).toBe(2)
      await pass(-20)
      expect(await kept()).toBe(3)
    },
  )

  storeTest('a submission whose mail cannot be stored is not stored either', async (store) => {
    await store.add(sentEnquiry({ message: 'First' }, 'taken'))
    for (const refused of [
      sentEnquiry({ message: 'Second' }, 'taken'),
      sentSignup('ada@example.com', 'taken'),
    ]) {
      await expect(store.add(refused)).rejects.toThrow()
    }
    expect(await readMessages(store)).toEqual(['First'])
    expect(await readEmails(store)).toEqual([])
  })

  storeTest('an address subscribes once, ignoring case', async (store) => {
    await store.add(sentSignup('Ada@example.com', 'first'))
    await store.add(sentSignup('ada@EXAMPLE.com', 'second'))
    expect(await readEmails(store)).toEqual(['Ada@example.com'])
    expect(await readAll(store.unmailed())).toMatchObject([{ subscriber: 'ada@example.com' }])
  })

  storeTest('what one sender has sent is deleted, with the mails about it', async (store) => {
    await store.add(sentEnquiry({ email: 'Ada@Example.com' }, 'one'))
    await store.add(sentEnquiry({ email: 'ada@example.com' }, 'two'))
    await store.add(sentEnquiry({ email: 'bob@example.com', message: 'From Bob' }, 'three'))
    await store.add(sentSignup('ADA@example.com', 'four'))
    await store.add(sentSignup('bob@example.com'))
    await store.markMailed('one')
    const signup = { enquiries: 0, signups: 1 }
    expect(await store.deleteSender('bob@example.com', 'subscribers')).toEqual(signup)
    expect(await store.deleteSender('ada@example.COM')).toEqual({ enquiries: 2, signups: 1 })
    expect(await store.deleteSender('ada@example.com')).toEqual({ enquiries: 0, signups: 0 })
    expect(await readMessages(store)).toEqual(['From Bob'])
    expect(await readEmails(store)).toEqual([])
    expect(await readAll(store.unmailed())).toMatchObject([{ enquiryId: 3 }])
    // What was deleted is not taken for a repetition.
    await store.add(sentEnquiry({ email: 'ada@example.com' }))
    expect(await readMessages(store)).toHaveLength(2)
  })

  /** Minutes until the next mail is due. */
  const untilNext = async (store: Store) => {
    const due = await store.nextMailAt()
    return due && Math.round((due.getTime() - Date.now()) / minute)
  }

  storeTest(
    'a mail is tried after longer and longer pauses, and given up after days',
    async (store) => {
      await store.add(sentEnquiry({}, 'first'))
      await store.add(sentSignup('ada@example.com', 'second'))
      const first = { mail: mailNamed('first'), isLastTry: false }
      expect(await store.takeMail()).toEqual({ ...first, tries: 1 })
      expect(await store.takeMail()).toMatchObject({ mail: { id: 'second' }, tries: 1 })
      expect(await store.takeMail()).toBeUndefined()
      await store.markMailed('second')

      const pauses: number[] = []
      for (let tries = 2; tries < 7; tries += 1) {
        const due = await store.nextMailAt()
        const [unmailed] = await readAll(store.unmailed())
        expect(unmailed).toMatchObject({ enquiryId: 1, tries: tries - 1 })
        expect(Math.abs(Date.parse(unmailed?.nextTry ?? '') - Number(due))).toBeLessThan(minute / 2)
        const pause = (await untilNext(store)) ?? 0
        pauses.push(pause)
        await pass(pause - 1)
        expect(await store.takeMail()).toBeUndefined()
        await pass(1)
        expect(await store.takeMail()).toEqual({ ...first, tries })
      }
      expect(pauses).toEqual([2, 8, 32, 60, 60])
      expect((maxTries - pauses.length) * 60).toBeGreaterThan(4.5 * 24 * 60)
      await edit(`outbox SET tries = ${maxTries - 1}`)
      await pass(60)
      expect(await store.takeMail()).toEqual({ ...first, tries: maxTries, isLastTry: true })
      expect(await store.nextMailAt()).toBeUndefined()
      expect(await readAll(store.unmailed())).toEqual([{ enquiryId: 1, tries: maxTries }])
    },
  )

  storeTest(
    'a restart makes all mails due, but not what another process may be sending',
    async (store) => {
      await store.add(sentEnquiry({}, 'first'))
      const other = await open('again')
      for (const tries of [1, 5, maxTries]) {
        await edit(`outbox SET tries = ${tries - 1}`)
        expect(await store.takeMail()).toMatchObject({ tries, isLastTry: tries === maxTries })
        await other.retryMails()
        expect(await untilNext(other)).toBe(2)
        await pass(2)
      }
      await other.close()
    },
  )

  storeTest('what cannot be read is not quoted, and holds up no other mail', async (store) => {
    for (const id of ['first', 'second']) await store.add(sentEnquiry({ message: id }, id))
    await edit(`outbox SET mail = '"Hello"' WHERE mail_id = 'first'`)
    await edit(`enquiries SET enquiry = '"Hello"' WHERE id = 2`)
    await expect(store.takeMail()).rejects.toThrow(/^Mail 1 cannot be read$/)
    expect(await store.takeMail()).toMatchObject({ mail: { id: 'second' } })
    await expect(readMessages(store)).rejects.toThrow(/^Enquiry 2 cannot be read$/)
  })

  storeTest('two processes take each mail once', async (store) => {
    const mails = Array.from({ length: 40 }, (_, number) => `mail ${number}`)
    await Promise.all(mails.map((id) => store.add(sentEnquiry({ message: id }, id))))
    const other = await open('again')
    const taken = await Promise.all(
      [...mails, ...mails].map((_, index) => (index % 2 ? store : other).takeMail()),
    )
    const ids = taken.flatMap((mail) => mail?.mail.id ?? [])
    expect(ids.toSorted()).toEqual(mails.toSorted())
    await other.close()
  })

  storeTest('a check leaves nothing behind', async (store) => {
    for (let times = 0; times < 3; times += 1) await store.check()
    expect(await readAll(store.enquiries())).toEqual([])
    expect(await store.nextMailAt()).toBeUndefined()
    await store.add(sentEnquiry())
    expect(await readAll(store.enquiries())).toMatchObject([{ id: 1 }])
  })

  storeTest('older tables are brought up by a check, and newer ones are refused', async (store) => {
    await store.add(sentEnquiry({ message: 'First' }))
    migrations.push({ version: 99, sql: anotherMigration })
    try {
      const newer = await open('again')
      await newer.check()
      await edit(`enquiries SET another = 'step'`)
      await newer.add(sentEnquiry({ message: 'Second' }))
      expect(await readMessages(newer)).toEqual(['First', 'Second'])
      await newer.close()
    } finally {
      migrations.pop()
    }
    for (const use of [
      () => store.add(sentEnquiry()),
      () => store.check(),
      () => store.prepare(),
    ]) {
      await expect(use()).rejects.toThrow(
        /(newer|another) version of this site.*[Rr]un that version/,
      )
    }
  })
}
