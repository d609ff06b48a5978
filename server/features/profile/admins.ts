import { and, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '#server/db/database.ts'
import { profiles } from './tables.ts'

const isAdmin = eq(profiles.role, 'admin')
const canGetIn = sql`exists (
  select from users where users.id = ${profiles.user_id} and users.banned_at is null and users.email_verified
)`

export async function hasAdmin(db: Database): Promise<boolean> {
  const found = await db.select({ user_id: profiles.user_id }).from(profiles).where(isAdmin).limit(1)
  return found.length > 0
}

/** Returns whether anything changed. */
export async function makeAdmin(db: Database, userId: string): Promise<boolean> {
  const made = await db
    .update(profiles)
    .set({ role: 'admin', upgraded_at: sql`now()` })
    .where(and(eq(profiles.user_id, userId), ne(profiles.role, 'admin')))
    .returning({ user_id: profiles.user_id })
  return made.length > 0
}

/** The active admins: not banned, with a confirmed address. */
export function selectAdmins(db: Pick<Database, 'select'>, { except }: { except?: string } = {}) {
  const others = except === undefined ? undefined : ne(profiles.user_id, except)
  return db
    .select({ user_id: profiles.user_id })
    .from(profiles)
    .where(and(isAdmin, canGetIn, others))
}

/** Serialises changes to admins, so that the last admin cannot be removed by two changes at once. */
export async function lockAdmins(transaction: Pick<Database, 'select'>): Promise<string[]> {
  const { user_id } = profiles
  await transaction.select({ user_id }).from(profiles).where(isAdmin).orderBy(user_id).for('update')
  // Read again: the previous holder of the lock may have banned one of them.
  return (await selectAdmins(transaction)).map((admin) => admin.user_id)
}

/** Whether there is no other active admin. */
export async function isLastAdmin(transaction: Pick<Database, 'select'>, userId: string): Promise<boolean> {
  const admins = await lockAdmins(transaction)
  return admins.length === 1 && admins[0] === userId
}
