import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { profiles } from '#server/features/profile/public.ts'
import type { Services } from '#server/services.ts'
import { appealKey, caseKey } from './open-case.ts'
import { appeals, moderation_cases } from './tables.ts'

/**
 * In the transaction that deletes the account: decisions stay for the log, without the words that they were about. A case
 * about the person names nobody any more, and the notifications of moderators about it go.
 */
export async function leaveModeration(
  { notifier }: Pick<Services, 'notifier'>,
  tx: Transaction,
  user_id: string,
): Promise<void> {
  const thing_id = sql`case when ${moderation_cases.thing} = 'person' then gen_random_uuid() else ${moderation_cases.thing_id} end`
  const about = await tx
    .update(moderation_cases)
    .set({ words: '', path: null, thing_id })
    .where(eq(moderation_cases.person_id, user_id))
    .returning({ id: moderation_cases.id })
  const appealed = await tx.select({ id: appeals.decision_id }).from(appeals).where(eq(appeals.user_id, user_id))
  const keys = [...about.map(({ id }) => caseKey(id)), ...appealed.map(({ id }) => appealKey(id))]
  // Not only the moderators of today: one of them may have had another role when the report came.
  await notifier.retract(sql`select ${profiles.user_id} from ${profiles}`, keys, tx)
}
