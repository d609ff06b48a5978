import { createTransport } from 'nodemailer'
import { DeliveryError } from './delivery-error.ts'

export interface Delivery {
  /** Becomes the Message-ID, so that a mail which had to be sent again is recognised as the same one. */
  id: string
  to: string
  subject: string
  text: string
  html: string
}

export interface SmtpTransport {
  /** Resolves when the server has taken the mail; throws a DeliveryError. */
  deliver(mail: Delivery): Promise<void>
  /** Connects and signs in, without sending anything; throws a DeliveryError. */
  verify(): Promise<void>
}

const SECONDS = 1_000

export function createSmtpTransport(url: string, from: string): SmtpTransport {
  const { username, password } = new URL(url)
  const transport = createTransport({
    url,
    // STARTTLS is used wherever it is offered; a password never travels without it (`?requireTLS=false` insists).
    requireTLS: username !== '' || password !== '',
    // Together below the time after which a job counts as lost, so that no second delivery begins beside the first.
    dnsTimeout: 10 * SECONDS,
    connectionTimeout: 10 * SECONDS,
    greetingTimeout: 10 * SECONDS,
    socketTimeout: 30 * SECONDS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'

  return {
    async deliver({ id, to, subject, text, html }) {
      try {
        await transport.sendMail({
          from,
          // As an object: a string would be parsed, and a comma in it would make two recipients.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
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
