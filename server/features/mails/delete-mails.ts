import { and, eq, lt, sql } from 'drizzle-orm'
import { type Clock, momentSql } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import { mails } from './tables.ts'

export const DELETE_OLD_MAILS = 'delete-old-mails'

export async function deleteOldMails({ db, clock }: { db: Pick<Database, 'delete'>; clock: Clock }): Promise<void> {
  await db.delete(mails).where(lt(mails.created_at, sql`${momentSql(clock.now())} - interval '30 days'`))
}

/** For the deletion of an account; `db` may be its transaction. */
export async function deleteMailsTo(db: Pick<Database, 'delete'>, email: string): Promise<void> {
  await db.delete(mails).where(eq(mails.to, email.toLowerCase()))
}

/**
 * In the transaction that stored the mail: deletes it again unless it is wanted. One statement in both cases, for callers
 * whose response time must not reveal whether a mail was sent. The delivery job then finds nothing to do.
 */
export async function discardMail(
  transaction: Pick<Database, 'delete'>,
  id: string,
  { unless }: { unless: boolean },
): Promise<void> {
  await transaction.delete(mails).where(and(eq(mails.id, id), sql`not ${unless}::boolean`))
}
