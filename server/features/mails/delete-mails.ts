import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { mails } from './tables.ts'

export const DELETE_OLD_MAILS = 'delete-old-mails'

export async function deleteOldMails(db: Pick<Database, 'delete'>): Promise<void> {
  await db.delete(mails).where(lt(mails.created_at, sql`now() - interval '30 days'`))
}

/** For an account that goes; `db` may be the transaction it goes in. */
export async function deleteMailsTo(db: Pick<Database, 'delete'>, email: string): Promise<void> {
  await db.delete(mails).where(eq(mails.to, email.toLowerCase()))
}
