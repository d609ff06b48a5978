import { createTransport } from 'nodemailer'
import { DeliveryError } from './delivery-error.ts'

export interface Delivery {
  /** Used as the Message-ID, so that a mail that is sent again is recognised as the same one. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** A calendar file that is attached. */
  calendar?: string | null
  /** An address to which a mail program posts, to unsubscribe the reader (RFC 8058). */
  unsubscribe?: string | null
}

export interface SmtpTransport {
  /** Resolves when the server has accepted the mail; throws a DeliveryError. */
  deliver(mail: Delivery): Promise<void>
  /** Connects and signs in, without sending anything; throws a DeliveryError. */
  verify(): Promise<void>
}

const SECONDS = 1_000

export function createSmtpTransport(url: string, from: string): SmtpTransport {
  const { username, password } = new URL(url)
  const transport = createTransport({
    url,
    // STARTTLS is used wherever it is offered; a password is never sent without it (unless `?requireTLS=false`).
    requireTLS: username !== '' || password !== '',
    // Together shorter than the time after which a job counts as lost, so that no second delivery starts in parallel.
    dnsTimeout: 10 * SECONDS,
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 30 * SECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'

  return {
    async deliver({ id, to, subject, text, html, calendar, unsubscribe }) {
      try {
        await transport.sendMail({
          from,
          // As an object: a string would be parsed, and a comma in it would make two recipients.
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(calendar && {
            attachments: [{ filename: 'kiai.ics', content: calendar, contentType: 'text/calendar; charset=utf-8' }],
          }),
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
      } catch (error) {
        throw new DeliveryError(error)
      }
    },

    async verify() {
      try {
        await transport.verify()
      } catch (error) {
        throw new DeliveryError(error)
      }
    },
  }
}
