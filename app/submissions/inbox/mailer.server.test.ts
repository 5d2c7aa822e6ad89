import type { SMTPServerOptions } from 'smtp-server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { answer, startMailHost } from '../../../tests/fakes/mail-host.ts'
import { ada } from '../../../tests/support/contact-form.ts'
import { enquirySchema } from '../contact.ts'
import { draftFrom } from '../draft.ts'
import { enquiryMail } from './mail.ts'
import { describeMailError, Mailer } from './mailer.server.ts'

const to = 'office@example.com'
const mail = { id: '1', subject: 'Enquiry', replyTo: ada.email, text: 'Hello' }

type Refusal = { options?: SMTPServerOptions; host?: string; user?: string; says: RegExp }

const refusals: Record<string, Refusal> = {
  'refuses the address': {
    options: { onRcptTo: (_, __, reply) => reply(answer(550, 'No such user')) },
    says: /EENVELOPE: the server answered 550/,
  },
  'refuses the mail, and quotes it': {
    options: {
      onData: (stream, _, reply) =>
        stream.resume().on('end', () => reply(answer(554, `Spam: ${ada.email}`))),
    },
    says: /EMESSAGE: the server answered 554$/,
  },
  'refuses the password': {
    options: { onAuth: (_, __, reply) => reply(answer(535, 'Wrong password')) },
    user: 'website',
    says: /EAUTH: the server answered 535/,
  },
  'is on another machine and has no TLS': { host: '127.0.0.2', says: /ETLS|STARTTLS/ },
}

for (const [does, { options, host = '127.0.0.1', user, says }] of Object.entries(refusals)) {
  test(`a mail host that ${does}: the reason is known`, async () => {
    await using mailHost = await startMailHost(options)
    const { port } = mailHost
    const server = { host, port, secure: false, local: host === '127.0.0.1', user, password: user }
    const mailer = new Mailer({ server, to })
    await expect(
      mailer.send(mail).catch((error) => Promise.reject(describeMailError(error))),
    ).rejects.toMatch(says)
    expect(mailHost.mails).toEqual([])
  })
}

test('what a visitor writes stays within its header', async () => {
  await using host = await startMailHost()
  const server = { host: '127.0.0.1', port: host.port, secure: false, local: true, from: 'a@b.co' }
  const firstName = 'Zoë\r\nBcc: spy@example.com\r\n\r\nBody 😀'
  const enquiry = { ...ada, firstName, lastName: 'x'.repeat(100), message: '.\r\nQUIT\r\n.' }
  const draft = { ...draftFrom(enquirySchema, new FormData()), ...enquiry, agreed: true }
  await new Mailer({ server, to }).send(enquiryMail(v.parse(enquirySchema, draft)))
  expect(host.mails).toMatchObject([{ from: 'a@b.co', to: [to] }])
  const { headers = [] } = host.mails[0] ?? {}
  expect(headers.map((line) => line.split(':')[0]).toSorted()).toEqual([
    ...['Auto-Submitted', 'Content-Transfer-Encoding', 'Content-Type', 'Date', 'From'],
    ...['MIME-Version', 'Message-ID', 'Reply-To', 'Subject', 'To'],
  ])
  const subject = headers.find((line) => line.startsWith('Subject: '))
  expect(subject).toMatch(/^[ -~]{1,400}$/)
  expect(subject).toContain('=?UTF-8?')
})
