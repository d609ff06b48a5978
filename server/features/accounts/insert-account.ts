import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import { keyedTransactionLock } from '#server/db/advisory-locks.ts'
import type { Database } from '#server/db/database.ts'
import { profiles } from '#server/features/profile/public.ts'
import { Refusal } from '#server/http/refusal.ts'
import { credentials, users } from './tables.ts'

interface NewRows {
  full_name: string
  email: string
  language: Language
  /** By better-auth's hasher. */
  password_hash: string
}

/**
 * Anyone can sign up with an address that is not theirs, so an account that nobody has confirmed belongs to nobody: the
 * next sign-up with its address takes its place. Not where somebody has decided about it, with a ban or a membership:
 * that would be undone.
 */
export const isReplaceable = and(
  eq(users.email_verified, false),
  isNull(users.banned_at),
  sql`exists (select from ${profiles} p where p.user_id = users.id and p.role = 'member' and p.elite_until is null)`,
)

/**
 * The rows that better-auth makes of a sign-up, in a transaction of ours: better-auth opens its own, in which nothing of
 * ours can take part. A trigger makes the profile. All that an unconfirmed account of this address had goes with it, its
 * links included: they name it by its id.
 */
export async function insertAccount(
  transaction: Pick<Database, 'insert' | 'delete' | 'execute'>,
  { full_name, email, language, password_hash }: NewRows,
): Promise<string> {
  // Sign-ups for one address at once take turns: the last of them stands, and its mail is the newest.
  await transaction.execute(sql`select ${keyedTransactionLock('sign-up', email)}`)
  await transaction.delete(users).where(and(eq(users.email, email), isReplaceable))
  const [user] = await transaction
    .insert(users)
    .values({ name: full_name, email, language })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!user) throw new Refusal('accounts.exists')
  await transaction
    .insert(credentials)
    .values({ user_id: user.id, account_id: user.id, provider_id: 'credential', password: password_hash })
  return user.id
}
