import { asc } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import type { Database } from '#server/db/database.ts'
import { users } from './tables.ts'

/** The languages that members have chosen. */
export async function readLanguagesInUse(db: Pick<Database, 'selectDistinct'>): Promise<Language[]> {
  const rows = await db.selectDistinct({ language: users.language }).from(users).orderBy(asc(users.language))
  return rows.map(({ language }) => language)
}
