import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'
import { DeliveryError } from '#server/outside/mail/delivery-error.ts'
import type { SmtpTransport } from '#server/outside/mail/smtp.ts'
import { MAX_ATTEMPTS } from './delivery-rules.ts'
import { mails } from './tables.ts'

interface DeliveryServices {
  db: Database
  smtp: SmtpTransport
  log: Logger
}

/** The body carries links that open an account: it is not kept longer than it is needed. */
const EMPTIED = { text: '', html: '' }

/**
 * One try. A mail has at most one live job (its id is the job's key), and that job runs in one process only;
 * the status says whether there is still something to do.
 */
export async function deliverMail({ db, smtp, log }: DeliveryServices, mail_id: string): Promise<void> {
  const stillQueued = and(eq(mails.id, mail_id), eq(mails.status, 'queued'))
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(stillQueued)
    .returning()
  if (!mail) return

  const { template, attempts } = mail
  try {
    await smtp.deliver(mail)
  } catch (error) {
    const last_error = error instanceof DeliveryError ? error.answer : String(error)
    const givenUp = (error instanceof DeliveryError && error.permanent) || attempts >= MAX_ATTEMPTS
    await db
      .update(mails)
      .set({ last_error, ...(givenUp && { status: 'failed', ...EMPTIED }) })
      .where(stillQueued)
    if (!givenUp) throw error
    log.error({ err: error, mail_id, template, attempts }, 'a mail could not be delivered and is given up')
    return
  }

  await db
    .update(mails)
    .set({ status: 'sent', sent_at: sql`now()`, last_error: null, ...EMPTIED })
    .where(stillQueued)
  log.info({ mail_id, template, attempts }, 'a mail was delivered')
}
