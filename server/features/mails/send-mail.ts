import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { DELIVER_MAIL, type DeliverMailJob, MAX_ATTEMPTS } from './delivery-rules.ts'
import type { OutgoingMail } from './outgoing-mail.ts'
import { renderMail } from './render-mail.ts'
import { mails } from './tables.ts'

export interface MailServices {
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'embedded'>
  db: Database
  jobs: Jobs
  log: Logger
}

/** What storing a mail needs of a transaction. */
export type MailTransaction = Pick<Database, 'insert' | 'execute'>

export async function sendMail(
  services: MailServices,
  mail: OutgoingMail,
  transaction?: MailTransaction,
): Promise<void> {
  if (transaction) return store(services, mail, transaction)
  // A mail without its job would wait for ever, a job without its mail would have nothing to do.
  await services.db.transaction((own) => store(services, mail, own))
}

async function store(
  { env, jobs, log }: MailServices,
  mail: OutgoingMail,
  transaction: MailTransaction,
): Promise<void> {
  const { language, template } = mail
  const row = { to: mail.to.toLowerCase(), language, template, ...renderMail(mail, language) }

  if (env.SMTP_URL) {
    const [stored] = await transaction
      .insert(mails)
      .values({ ...row, status: 'queued' })
      .returning({ id: mails.id })
    if (!stored) throw new Error('the mail was not stored')
    await jobs.enqueue<DeliverMailJob>(
      DELIVER_MAIL,
      { mail_id: stored.id },
      { singletonKey: stored.id, retryLimit: MAX_ATTEMPTS - 1, transaction },
    )
  } else if (env.embedded) {
    await transaction.insert(mails).values({ ...row, status: 'kept' })
  } else {
    const last_error = 'SMTP_URL is not set'
    const [failed] = await transaction
      .insert(mails)
      .values({ ...row, status: 'failed', last_error, text: '', html: '' })
      .returning({ id: mails.id })
    log.warn({ mail_id: failed?.id, template }, 'a mail could not be sent: SMTP_URL is not set')
  }
}
