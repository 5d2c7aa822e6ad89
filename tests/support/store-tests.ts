import * as v from 'valibot'
import { expect, test } from 'vitest'
import { enquirySchema } from '../../app/forms/schema/contact.ts'
import { type InboxRecord, maxTries, type Store } from '../../app/submissions/store/store.ts'
import { draft } from './posted-forms.ts'

export const enquiry = v.parse(enquirySchema, draft)
const minute = 60_000
const noon = Date.UTC(2026, 10, 1, 12)

/** An enquiry with this text and, if `mailId` is given, a mail about it. `at` is in minutes after noon. */
function enquiryRecord(
  at: number,
  changes: Partial<typeof enquiry> = {},
  mailId?: string,
): InboxRecord {
  const mail = mailId === undefined ? undefined : mailNamed(mailId)
  return { enquiry: { ...enquiry, ...changes }, receivedAt: new Date(noon + at * minute), mail }
}

function signupRecord(at: number, email: string, mailId?: string): InboxRecord {
  const mail = mailId === undefined ? undefined : mailNamed(mailId)
  return { signup: { email }, receivedAt: new Date(noon + at * minute), mail }
}

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

/**
 * What every store must do. `open` opens it once more, as another process would, or an empty one; `edit` changes a row by
 * hand.
 */
export function testStore(
  name: string,
  open: (which: 'empty' | 'again') => Promise<Store>,
  edit: (update: string) => unknown,
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
    const message = `'One', "two"\n\ttab — שלום 😀 {"a":1}\\`
    await store.add(enquiryRecord(0, { message, country: 'CA' }))
    await store.add(signupRecord(1, 'Ada@example.com'))
    const other = await open('again')
    const receivedAt = '2026-11-01T12:00:00.000Z'
    const [kept] = await readAll(other.enquiries())
    expect(kept).toEqual({ id: 1, receivedAt, ...enquiry, message, country: 'CA' })
    expect(Object.keys(kept ?? {}).slice(2)).toEqual(Object.keys({ ...enquiry, country: '' }))
    expect(await readAll(other.subscribers())).toEqual([
      { email: 'Ada@example.com', subscribedAt: '2026-11-01T12:01:00.000Z' },
    ])
    await other.close()
  })

  storeTest(
    'entries are read in the order of arrival, even if the clock was set back',
    async (store) => {
      for (const at of [30, 10, 20]) {
        await store.add(enquiryRecord(at, { message: `${at}` }))
        await store.add(signupRecord(at, `${at}@example.com`))
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

  storeTest('hundreds are added at once and read page by page', async (store) => {
    const messages = Array.from({ length: 450 }, (_, number) => `${number}`)
    await Promise.all(messages.map((message) => store.add(enquiryRecord(0, { message }, message))))
    expect((await readMessages(store)).toSorted()).toEqual(messages.toSorted())
    expect(await readAll(store.unmailed())).toHaveLength(messages.length)
  })

  storeTest('an identical enquiry is kept again only after an hour', async (store) => {
    const keptAfter = async (minutes: number, changes = {}) => {
      await store.add(enquiryRecord(minutes, changes, crypto.randomUUID()))
      const mails = await readAll(store.unmailed())
      return [(await readMessages(store)).length, mails.length]
    }
    expect(await keptAfter(0)).toEqual([1, 1])
    expect(await keptAfter(59)).toEqual([1, 1])
    expect(await keptAfter(59, { message: 'Hello again' })).toEqual([2, 2])
    expect(await keptAfter(59, { email: 'bob@example.com' })).toEqual([3, 3])
    expect(await keptAfter(60)).toEqual([4, 4])
    const same = Array.from({ length: 9 }, () => store.add(enquiryRecord(60, { message: 'Same' })))
    await Promise.all(same)
    expect(await readMessages(store)).toHaveLength(5)
  })

  storeTest('an address subscribes once, ignoring case', async (store) => {
    await store.add(signupRecord(0, 'Ada@example.com', 'first'))
    await store.add(signupRecord(1, 'ada@EXAMPLE.com', 'second'))
    expect(await readEmails(store)).toEqual(['Ada@example.com'])
    expect(await readAll(store.unmailed())).toMatchObject([{ subscriber: 'ada@example.com' }])
  })

  storeTest('what one sender has sent is deleted, with the mails about it', async (store) => {
    await store.add(enquiryRecord(0, { email: 'Ada@Example.com' }, 'one'))
    await store.add(enquiryRecord(1, { email: 'ada@example.com' }, 'two'))
    await store.add(enquiryRecord(2, { email: 'bob@example.com', message: 'From Bob' }, 'three'))
    await store.add(signupRecord(3, 'ADA@example.com', 'four'))
    await store.add(signupRecord(3, 'bob@example.com'))
    await store.markMailed('one')
    const signup = { enquiries: 0, signups: 1 }
    expect(await store.deleteSender('bob@example.com', 'subscribers')).toEqual(signup)
    expect(await store.deleteSender('ada@example.COM')).toEqual({ enquiries: 2, signups: 1 })
    expect(await store.deleteSender('ada@example.com')).toEqual({ enquiries: 0, signups: 0 })
    expect(await readMessages(store)).toEqual(['From Bob'])
    expect(await readEmails(store)).toEqual([])
    expect(await readAll(store.unmailed())).toMatchObject([{ enquiry: 3 }])
    // What was deleted is not taken for a repetition.
    await store.add(enquiryRecord(4, { email: 'ada@example.com' }))
    expect(await readMessages(store)).toHaveLength(2)
  })

  storeTest(
    'a mail is tried after longer and longer pauses, and given up after days',
    async (store) => {
      await store.add(enquiryRecord(0, {}, 'first'))
      await store.add(signupRecord(0, 'ada@example.com', 'second'))
      let now = new Date(noon)
      const take = async (after = 0) => {
        const taken = await store.takeMail(new Date(now.getTime() + after))
        return taken && { ...taken, mail: taken.mail.id }
      }
      expect(await store.takeMail(now)).toEqual({
        mail: mailNamed('first'),
        tries: 1,
        isLastTry: false,
      })
      expect(await take()).toMatchObject({ mail: 'second', tries: 1 })
      expect(await take()).toBeUndefined()
      await store.markMailed('second')

      const pauses: number[] = []
      for (let tries = 2; tries < maxTries; tries += 1) {
        const due = await store.nextMailAt()
        const [unmailed] = await readAll(store.unmailed())
        expect(unmailed).toEqual({ enquiry: 1, tries: tries - 1, nextTry: due?.toISOString() })
        if (pauses.push(Number(due) - now.getTime()) < 6) expect(await take(-1)).toBeUndefined()
        now = due ?? now
        expect(await take()).toEqual({ mail: 'first', tries, isLastTry: false })
      }
      const minutes = pauses.map((ms) => ms / minute)
      expect(minutes.slice(0, 5)).toEqual([2, 8, 32, 60, 60])
      expect(now.getTime() - noon).toBeGreaterThan(4.5 * 24 * 60 * minute)
      expect(await take(60 * minute)).toEqual({ mail: 'first', tries: maxTries, isLastTry: true })
      expect(await store.nextMailAt()).toBeUndefined()
      expect(await readAll(store.unmailed())).toEqual([{ enquiry: 1, tries: maxTries }])
    },
  )

  storeTest(
    'a restart makes all mails due, but not what another process may be sending',
    async (store) => {
      await store.add(enquiryRecord(0, {}, 'first'))
      const other = await open('again')
      let now = new Date(noon)
      for (let tries = 1; tries <= maxTries; tries += 1) {
        expect(await store.takeMail(now)).toMatchObject({ tries })
        if ([1, 5, maxTries].includes(tries)) {
          await other.retryMails(now)
          expect(await other.nextMailAt()).toEqual(new Date(now.getTime() + 2 * minute))
        }
        now = (await other.nextMailAt()) ?? now
      }
      expect(await other.takeMail(now)).toMatchObject({ isLastTry: true })
      await other.close()
    },
  )

  storeTest('what cannot be read is not quoted, and holds up no other mail', async (store) => {
    for (const id of ['first', 'second']) await store.add(enquiryRecord(0, { message: id }, id))
    await edit(`outbox SET mail = '"Hello"' WHERE mail_id = 'first'`)
    await edit(`enquiries SET enquiry = '"Hello"' WHERE id = 2`)
    const now = new Date(noon)
    await expect(store.takeMail(now)).rejects.toThrow(/^Mail 1 cannot be read$/)
    expect(await store.takeMail(now)).toMatchObject({ mail: { id: 'second' } })
    await expect(readMessages(store)).rejects.toThrow(/^Enquiry 2 cannot be read$/)
  })

  storeTest('two processes take each mail once', async (store) => {
    const mails = Array.from({ length: 40 }, (_, number) => `mail ${number}`)
    await Promise.all(mails.map((id) => store.add(enquiryRecord(0, { message: id }, id))))
    const other = await open('again')
    const now = new Date(noon)
    const taken = await Promise.all(
      [...mails, ...mails].map((_, index) => (index % 2 ? store : other).takeMail(now)),
    )
    const ids = taken.flatMap((mail) => mail?.mail.id ?? [])
    expect(ids.toSorted()).toEqual(mails.toSorted())
    await other.close()
  })

  storeTest('a check leaves nothing behind', async (store) => {
    await store.check()
    expect(await readMessages(store)).toEqual([])
    expect(await store.nextMailAt()).toBeUndefined()
  })
}
