import { and, eq } from 'drizzle-orm'
import type { FactKey } from '#contract/fighter-file-items.ts'
import { dayInZone } from '#server/features/profile/public.ts'
import { FALLBACK_TIME_ZONE } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { isFactValue } from './rules.ts'
import { fighter_facts } from './tables.ts'
import { writeFacts } from './write-facts.ts'

/** Entered by the member: for every coach, and replaced only by an explicit statement in a message. */
export async function writeFact(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user_id, session }: Member,
  { key, value }: { key: FactKey; value: string },
): Promise<void> {
  const now = clock.now()
  const time_zone = session.user.profile.time_zone ?? FALLBACK_TIME_ZONE
  if (!isFactValue(key, value, dayInZone(now, time_zone)))
    throw new Refusal('request.invalid', { fields: { value: { problem: 'invalid' } } })
  const origin = { user_id, time_zone, source: 'member', conversation_id: null, message_id: null, room: null } as const
  await db.transaction((tx) => writeFacts(tx, [[key, value]], { ...origin, plain: true, now }))
}

export async function forgetFact({ db }: Pick<Services, 'db'>, { user_id }: Member, key: FactKey): Promise<void> {
  const forgotten = await db
    .delete(fighter_facts)
    .where(and(eq(fighter_facts.user_id, user_id), eq(fighter_facts.key, key)))
    .returning({ key: fighter_facts.key })
  if (forgotten.length === 0) throw new Refusal('not-found')
}
