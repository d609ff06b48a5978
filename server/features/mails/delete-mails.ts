import { and, eq, lt, sql } from 'drizzle-orm'
import { type Clock, momentSql } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import { mails } from './tables.ts'

export const DELETE_OLD_MAILS = 'delete-old-mails'

export async function deleteOldMails({ db, clock }: { db: Pick<Database, 'delete'>; clock: Clock }): Promise<void> {
  await db.delete(mails).where(lt(mails.created_at, sql`${momentSql(clock.now())} - interval '30 days'`))
}

/** For an account that goes; `db` may be the transaction it goes in. */
export async function deleteMailsTo(db: Pick<Database, 'delete'>, email: string): Promise<void> {
  await db.delete(mails).where(eq(mails.to, email.toLowerCase()))
}

/**
 * In the transaction that stored the mail: throws it away again, unless it is wanted. One statement either way, for whoever
 * must not show by the time it takes whether there was a mail. The job that was to deliver it finds nothing to do.
 */
export async function discardMail(
  transaction: Pick<Database, 'delete'>,
  id: string,
  { unless }: { unless: boolean },
): Promise<void> {
  await transaction.delete(mails).where(and(eq(mails.id, id), sql`not ${unless}::boolean`))
}
