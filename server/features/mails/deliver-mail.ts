import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'
import { DeliveryError } from '#server/outside/mail/delivery-error.ts'
import type { SmtpTransport } from '#server/outside/mail/smtp.ts'
import { mails } from './tables.ts'

/** The body has links that open an account, so it is not kept longer than needed. */
const EMPTIED = { text: '', html: '', calendar: null, unsubscribe: null }
export const DELIVER_MAIL = 'deliver-mail'
/** With the waits in between, a mail server may be away for over an hour before a mail fails. */
export const MAX_ATTEMPTS = 12
const LOOK_EVERY_MS = 200
const WAIT_AT_MOST_MS = 20_000

interface DeliveryServices {
  db: Database
  smtp: SmtpTransport
  log: Logger
}

/**
 * One attempt. A mail has at most one active job (its id is the job's key), which runs in one process only;
 * the status says whether the mail still has to be sent.
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

export interface DeliverMailJob {
  mail_id: string
}

export interface Delivery {
  status: 'sent' | 'failed' | 'queued'
  /** The last answer of the mail server, if it did not accept the mail. */
  last_error: string | null
}

/** Waits for the end of the first try: the mail was accepted, refused, or will be retried. */
export async function awaitDelivery(db: Database, id: string): Promise<Delivery> {
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    const [mail] = await db
      .select({ status: mails.status, last_error: mails.last_error })
      .from(mails)
      .where(eq(mails.id, id))
    const { status, last_error } = mail ?? { status: 'queued', last_error: null }
    if (status === 'sent' || status === 'failed') return { status, last_error }
    if (last_error !== null || waited >= WAIT_AT_MOST_MS) return { status: 'queued', last_error }
    await sleep(LOOK_EVERY_MS)
  }
}
