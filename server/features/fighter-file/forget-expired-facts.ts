import type { Database } from '#server/db/database.ts'
import { factForgotten } from './facts-known.ts'
import { fighter_facts } from './tables.ts'

export const FORGET_EXPIRED_FACTS = 'forget-expired-facts'

/** No coach uses them any more; then they need not be stored either. */
export async function forgetExpiredFacts(db: Pick<Database, 'delete'>): Promise<void> {
  await db.delete(fighter_facts).where(factForgotten)
}
