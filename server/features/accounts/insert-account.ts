import type { Language } from '#contract/language.ts'
import type { Database } from '#server/db/database.ts'
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
 * The rows that better-auth makes of a sign-up, in a transaction of ours: better-auth opens its own, in which nothing
 * else can take part. A trigger makes the profile.
 */
export async function insertAccount(
  transaction: Pick<Database, 'insert'>,
  { full_name, email, language, password_hash }: NewRows,
): Promise<string> {
  const [user] = await transaction
    .insert(users)
    .values({ name: full_name, email, language })
    // Of two sign-ups for one address at once, the second waits here for the first.
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!user) throw new Refusal('accounts.exists')
  await transaction
    .insert(credentials)
    .values({ user_id: user.id, account_id: user.id, provider_id: 'credential', password: password_hash })
  return user.id
}
