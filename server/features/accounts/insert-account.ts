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
  /** From better-auth's hash function. */
  password_hash: string
}

/**
 * Anyone can sign up with someone else's address, so an unconfirmed account has no proven owner: the
 * next sign-up with its address replaces it. Not if an admin has decided about it, with a ban or a membership:
 * that decision would be lost.
 */
export const isReplaceable = and(
  eq(users.email_verified, false),
  isNull(users.banned_at),
  sql`exists (select from ${profiles} p where p.user_id = users.id and p.role = 'member' and p.elite_until is null)`,
)

/**
 * The rows of a better-auth sign-up, in our own transaction: better-auth opens its own, which cannot include our
 * statements. A trigger creates the profile. An unconfirmed account with this address is deleted with all its data and
 * links, which contain its id.
 */
export async function insertAccount(
  transaction: Pick<Database, 'insert' | 'delete' | 'execute'>,
  { full_name, email, language, password_hash }: NewRows,
): Promise<string> {
  // Concurrent sign-ups for one address run one after the other: the last one wins, and its mail is the newest.
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
