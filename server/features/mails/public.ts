import type { OutgoingMail } from './outgoing-mail.ts'
import { type MailServices, sendMail } from './send-mail.ts'
import { startMailJobs } from './start-mail-jobs.ts'

export { deleteMailsTo } from './delete-mails.ts'

export interface Mailer {
  /** Resolves when the mail is stored. Its delivery goes on by itself. */
  send(mail: OutgoingMail): Promise<void>
}

export async function createMailer(services: MailServices): Promise<Mailer> {
  await startMailJobs(services)
  return { send: (mail) => sendMail(services, mail) }
}
