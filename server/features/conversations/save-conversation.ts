import { and, eq, isNull, sql } from 'drizzle-orm'
import type { StrategyType } from '#contract/strategy.ts'
import { memberTopic } from '#server/events/topics.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { lockConversation } from './find-conversation.ts'
import { hasSaidSomething } from './open-conversation.ts'
import { conversations } from './tables.ts'

/** Saves it under a topic and closes it: its room then starts a new conversation. */
export function saveConversation(
  { db, events }: Pick<Services, 'db' | 'events'>,
  { user_id }: Member,
  { id, topic, strategy_type }: { id: string; topic: string; strategy_type?: StrategyType | undefined },
) {
  return db.transaction(async (tx) => {
    const { template } = await lockConversation(tx, { id, user_id })
    if (!(await hasSaidSomething(tx, id))) throw new Refusal('chat.nothing-said')
    const [saved] = await tx
      .update(conversations)
      .set({
        topic,
        // §3: a saved session is about one of the four.
        template: template === 'general' ? (strategy_type ?? 'life') : template,
        open: false,
        saved_at: sql`coalesce(${conversations.saved_at}, now())`,
      })
      .where(eq(conversations.id, id))
      .returning()
    if (!saved) throw new Error('the conversation was not saved')
    events.publish(memberTopic(user_id), { type: 'room-changed', room: saved.room })
    return saved
  })
}

export async function renameConversation(
  { db }: Pick<Services, 'db'>,
  { user_id }: Member,
  { id, topic }: { id: string; topic: string },
) {
  const [renamed] = await db
    .update(conversations)
    .set({ topic })
    .where(and(eq(conversations.id, id), eq(conversations.user_id, user_id), isNull(conversations.deleted_at)))
    .returning()
  if (!renamed) throw new Refusal('not-found')
  return renamed
}
