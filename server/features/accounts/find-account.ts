import { eq, sql } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import type { Database } from '#server/db/database.ts'
import { isReplaceable } from './insert-account.ts'
import { users } from './tables.ts'

export interface Account {
  id: string
  name: string
  email: string
  email_verified: boolean
  language: Language
  /** A new sign-up with its address replaces it. */
  replaceable: boolean
}

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  email_verified: users.email_verified,
  language: users.language,
  replaceable: sql<boolean>`${isReplaceable}`,
}

export async function findAccountByEmail(db: Database, email: string): Promise<Account | undefined> {
  const [account] = await db.select(columns).from(users).where(eq(users.email, email))
  return account
}

export async function findAccountById(db: Pick<Database, 'select'>, id: string): Promise<Account | undefined> {
  const [account] = await db.select(columns).from(users).where(eq(users.id, id))
  return account
}
