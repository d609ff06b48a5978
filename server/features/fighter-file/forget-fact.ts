import { and, eq } from 'drizzle-orm'
import type { FactKey } from '#contract/fighter-file-items.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { fighter_facts } from './tables.ts'

export async function forgetFact({ db }: Pick<Services, 'db'>, { user_id }: Member, key: FactKey): Promise<void> {
  const forgotten = await db
    .delete(fighter_facts)
    .where(and(eq(fighter_facts.user_id, user_id), eq(fighter_facts.key, key)))
    .returning({ key: fighter_facts.key })
  if (forgotten.length === 0) throw new Refusal('not-found')
}
