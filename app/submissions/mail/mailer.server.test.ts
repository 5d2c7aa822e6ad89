import type { SMTPServerOptions } from 'smtp-server'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { answer, startMailHost } from '../../../tests/fakes/mail-host.ts'
import { ada, draft } from '../../../tests/support/posted-forms.ts'
import { mailServer } from '../../environment/mail-server.ts'
import { enquirySchema } from '../../forms/schema/contact.ts'
import { enquiryMail } from './mail.ts'
import { describeMailError, Mailer } from './mailer.server.ts'

const to = 'office@example.com'
const mail = { id: '1', subject: 'Enquiry', replyTo: ada.email, text: 'Hello' }

const mailer = (url: string) => new Mailer({ server: v.parse(mailServer, url), to })

type Refusal = { options?: SMTPServerOptions; at?: string; says: RegExp }

const refusals: Record<string, Refusal> = {
  'refuses the address': {
    options: { onRcptTo: (_, __, reply) => reply(answer(550, 'No such user')) },
    says: /EENVELOPE: the server answered 550/,
  },
  'refuses the mail, and quotes it': {
    options: {
      onData: (mail, _, reply) => mail.resume().on('end', () => reply(answer(554, ada.email))),
    },
    says: /EMESSAGE: the server answered 554$/,
  },
  'refuses the password': {
    options: { onAuth: (_, __, reply) => reply(answer(535, 'Wrong password')) },
    at: 'smtp://website:password@127.0.0.1',
    says: /EAUTH: the server answered 535/,
  },
  'is on another machine and has no TLS': { at: 'smtp://127.0.0.2', says: /ETLS|STARTTLS/ },
  'is not trusted': {
    options: { secure: true },
    at: 'smtps://website:password@localhost',
    says: /self-signed certificate/,
  },
  'expects STARTTLS where TLS is tried': {
    at: 'smtps://127.0.0.1',
    says: /ESOCKET: no TLS on this port.*for 587/,
  },
}

test.each(Object.entries(refusals))('a mail host that %s is reported', async (_, refusal) => {
  const { options, at = 'smtp://127.0.0.1', says } = refusal
  await using host = await startMailHost(options)
  const sent = mailer(`${at}:${host.port}`).send(mail)
  const reason = sent.then(() => 'sent', describeMailError)
  expect(await reason).toMatch(says)
  expect(host.mails).toEqual([])
})

test('a mail host that never greets is reported after ten seconds', async () => {
  await using host = await startMailHost({ onConnect: () => {} })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const reason = mailer(`smtp://127.0.0.1:${host.port}`).send(mail).catch(describeMailError)
  await expect.poll(host.connections).toBe(1)
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
  expect(await reason).toMatch(/ETIMEDOUT: Greeting.*for 587/)
})

test('the mailer gives up on a host that stops answering, after a minute', async () => {
  const { timeout } = AbortSignal
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 200))
  await using host = await startMailHost({ onMailFrom: () => {} })
  const sent = mailer(`smtp://127.0.0.1:${host.port}`).send(mail)
  await expect(sent.catch(describeMailError)).resolves.toMatch(/within a minute/)
})

test('what a visitor writes cannot add a header (header injection)', async () => {
  await using host = await startMailHost()
  const firstName = 'Zoë\r\nBcc: spy@example.com\r\n\r\nBody 😀'
  const written = {
    ...draft,
    firstName,
    lastName: 'x'.repeat(100),
    message: '.\r\nQUIT\r\n.\u2028Email: a',
  }
  const url = `smtp://127.0.0.1:${host.port}?from=a@b.co`
  const mail = enquiryMail(v.parse(enquirySchema, written))
  await mailer(url).send(mail)
  expect(host.mails).toMatchObject([{ from: 'a@b.co', to: [to] }])
  const { headers = [] } = host.mails[0] ?? {}
  expect(headers.map((line) => line.split(':')[0]).toSorted()).toEqual([
    ...['Auto-Submitted', 'Content-Transfer-Encoding', 'Content-Type', 'Date', 'From'],
    ...['MIME-Version', 'Message-ID', 'Reply-To', 'Subject', 'To', 'X-Auto-Response-Suppress'],
  ])
  expect(headers, 'Exchange sends no out-of-office').toContain('X-Auto-Response-Suppress: All')
  expect(host.mails[0]?.body).not.toMatch(/[\u2028\u2029]/)
  expect(headers, 'the id stays when the mail is sent again').toContain(
    `Message-ID: <${mail.id}@b.co>`,
  )
  const subject = headers.find((line) => line.startsWith('Subject: '))
  expect(subject).toMatch(/^[ -~]{1,400}$/)
  expect(subject).toContain('=?UTF-8?')
})

test('the mailer greets with the domain of the sender, as relays demand', async () => {
  const names: unknown[] = []
  await using host = await startMailHost({
    onMailFrom: (_, session, reply) => {
      names.push(session.hostNameAppearsAs)
      reply()
    },
  })
  await mailer(`smtp://127.0.0.1:${host.port}?from=website@firm.example`).send(mail)
  expect(names).toEqual(['firm.example'])
})
