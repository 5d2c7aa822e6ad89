import { createTransport } from 'nodemailer'
import type { MailServer } from '../../environment/mail-server.ts'
import type { Mail } from '../store/store.ts'

/** Up to the server's greeting. */
const connectMs = 10_000
/** For sending one mail. Some servers delay each sender for half a minute on purpose. */
const deadlineMs = 60_000

export type MailSettings = { server: MailServer; to: string }

/** Sends mails to the firm, in plain text, over one connection until it is closed. */
export class Mailer {
  readonly #transport
  readonly #from: string
  readonly #to: string

  constructor({ server, to }: MailSettings) {
    this.#from = server.from ?? to
    this.#to = to
    this.#transport = createTransport({
      url: server.url,
      pool: true,
      maxConnections: 1,
      // Tries once more if the server has closed the connection after an earlier mail.
      maxRequeues: 1,
      // By default it greets with the machine's name or, in a container, its IP address, which Google's relay refuses.
      name: emailDomain(this.#from),
      // Without TLS neither the password nor the mail may leave this machine.
      requireTLS: !server.local,
      ignoreTLS: server.local,
      connectionTimeout: connectMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  /** Resolves once the server has accepted the mail. */
  async send({ id, subject, replyTo, text }: Mail): Promise<void> {
    await this.#transport.sendMail({
      // Objects, because a string would be read as a list.
      from: { name: '', address: this.#from },
      to: { name: '', address: this.#to },
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
      // A mail program would decode a name that is written as an encoded word (RFC 2047). With a space it is none.
      subject: subject.replaceAll('=?', '= ?'),
      text,
      messageId: `<${id}@${emailDomain(this.#from)}>`,
      // Stops automatic replies, such as out-of-office messages: by RFC 3834, and for Exchange.
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      signal: AbortSignal.timeout(deadlineMs),
    })
  }

  close(): void {
    this.#transport.close()
  }
}

/** Whether the server refused this mail, and may take another one over the same connection. */
export function isAboutOneMail(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false
  return /^(EENVELOPE|EMESSAGE)$/.test(String(error.code)) && error.responseCode !== 421
}

function emailDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

/** Why a mail was not sent, for the log. Without the server's own words, because a spam filter may quote the mail. */
export function describeMailError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? `${error.code}: ` : ''
  const answer = 'responseCode' in error ? error.responseCode : undefined
  return code + (answer === undefined ? explainMailError(error) : `the server answered ${answer}`)
}

/** The error's own message, or what it means. */
export function explainMailError({ message }: Error): string {
  const schemes = '(smtps:// is for port 465, smtp:// for 587)'
  if (message.includes('wrong version number')) return `no TLS on this port ${schemes}`
  if (message.includes('Greeting never received')) return `${message} ${schemes}`
  if (message.includes('aborted')) return 'the server did not accept it within a minute'
  return message
}
