import type { Clock } from '#server/clock.ts'
import type { OutgoingMail } from './outgoing-mail.ts'
import { type MailServices, type MailTransaction, type StoredMail, sendMail } from './send-mail.ts'
import { startMailJobs } from './start-mail-jobs.ts'

export { deleteMailsTo, discardMail } from './delete-mails.ts'
export { awaitDelivery } from './deliver-mail.ts'
export { isOutboxOpenHere } from './list-outbox.ts'
export { newsLine } from './news-lines.ts'
export type { Notified, OrderFacts, OutgoingMail } from './outgoing-mail.ts'
export type { StoredMail } from './send-mail.ts'
export { mails } from './tables.ts'

export interface Mailer {
  /** Resolves when the mail is stored. A job delivers it; with a transaction, only if it commits. */
  send(mail: OutgoingMail, transaction?: MailTransaction): Promise<StoredMail>
}

export async function createMailer(services: MailServices & { clock: Clock }): Promise<Mailer> {
  await startMailJobs(services)
  return { send: (mail, transaction) => sendMail(services, mail, transaction) }
}
