import type { SMTPServerOptions } from 'smtp-server'
import { expect, test } from 'vitest'
import { answer, startMailHost } from '../../../tests/fakes/mail-host.ts'
import { ada } from '../../../tests/support/contact-form.ts'
import { describeMailError, Mailer } from './mailer.server.ts'

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
    const { port, mails, stop } = await startMailHost(options)
    const server = { host, port, secure: false, local: host === '127.0.0.1', user, password: user }
    const mailer = new Mailer({ server, to: 'office@example.com' })
    await expect(
      mailer.send(mail).catch((error) => Promise.reject(describeMailError(error))),
    ).rejects.toMatch(says)
    expect(mails).toEqual([])
    await stop()
  })
}
