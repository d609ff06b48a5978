import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { DELIVER_MAIL, type DeliverMailJob, MAX_ATTEMPTS } from './deliver-mail.ts'
import type { OutgoingMail } from './outgoing-mail.ts'
import { renderMail } from './render-mail.ts'
import { mails } from './tables.ts'

export interface MailServices {
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'embedded'>
  db: Database
  jobs: Jobs
  log: Logger
}

/** The part of a transaction that storing a mail needs. */
export type MailTransaction = Pick<Database, 'insert' | 'execute'>

/** A stored mail: queued for the mail server, kept for the outbox, or failed because it cannot be sent. */
export interface StoredMail {
  id: string
  status: 'queued' | 'kept' | 'failed'
}

export async function sendMail(
  services: MailServices,
  mail: OutgoingMail,
  transaction?: MailTransaction,
): Promise<StoredMail> {
  if (transaction) return store(services, mail, transaction)
  // A mail without its job would never be sent, so both are stored in one transaction.
  return await services.db.transaction((own) => store(services, mail, own))
}

async function store(
  { env, jobs, log }: MailServices,
  mail: OutgoingMail,
  transaction: MailTransaction,
): Promise<StoredMail> {
  const { language, template } = mail
  const status = env.SMTP_URL ? 'queued' : env.embedded ? 'kept' : 'failed'
  const { calendar = null } = mail
  const row = {
    to: mail.to.toLowerCase(),
    language,
    template,
    status,
    calendar,
    unsubscribe: 'unsubscribe' in mail ? mail.unsubscribe.call : null,
    ...renderMail(mail, language),
  } as const
  const failure = { last_error: 'SMTP_URL is not set', text: '', html: '', calendar: null, unsubscribe: null }
  const [stored] = await transaction
    .insert(mails)
    .values({ ...row, ...(status === 'failed' && failure) })
    .returning({ id: mails.id })
  if (!stored) throw new Error('the mail was not stored')

  if (status === 'failed') log.warn({ mail_id: stored.id, template }, 'a mail could not be sent: SMTP_URL is not set')
  if (status === 'queued')
    await jobs.enqueue<DeliverMailJob>(
      DELIVER_MAIL,
      { mail_id: stored.id },
      { singletonKey: stored.id, retryLimit: MAX_ATTEMPTS - 1, transaction },
    )
  return { id: stored.id, status }
}
