import type { Clock } from '#server/clock.ts'
import { DELETE_OLD_MAILS, deleteOldMails } from './delete-mails.ts'
import { DELIVER_MAIL, type DeliverMailJob, deliverMail } from './deliver-mail.ts'
import type { MailServices } from './send-mail.ts'

export async function startMailJobs({ env, db, jobs, log, clock }: MailServices & { clock: Clock }): Promise<void> {
  await jobs.work(DELETE_OLD_MAILS, () => deleteOldMails({ db, clock }), { pollSeconds: 60 })
  await jobs.schedule(DELETE_OLD_MAILS, '17 3 * * *')
  if (!env.SMTP_URL) return

  // Most of the SMTP code is loaded only when there is a mail server.
  const { createSmtpTransport } = await import('#server/outside/mail/smtp.ts')
  const smtp = createSmtpTransport(env.SMTP_URL, env.MAIL_FROM)
  await jobs.work<DeliverMailJob>(DELIVER_MAIL, ({ mail_id }) => deliverMail({ db, smtp, log }, mail_id))
  // Not awaited: a mail server that is away delays mails, not the start.
  smtp.verify().catch((error: unknown) => {
    log.warn({ err: error }, 'the mail server of SMTP_URL does not work; mails wait until it does')
  })
}
