import { eq, sql } from 'drizzle-orm'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { lockConversation } from './find-conversation.ts'
import { hasSaidSomething } from './open-conversation.ts'
import { conversations } from './tables.ts'

/** Keeps it under a topic and closes it: its room begins anew. */
export function saveConversation(
  { db }: Pick<Services, 'db'>,
  { user_id }: Member,
  { id, topic }: { id: string; topic: string },
) {
  return db.transaction(async (tx) => {
    await lockConversation(tx, { id, user_id })
    if (!(await hasSaidSomething(tx, id))) throw new Refusal('chat.nothing-said')
    const [saved] = await tx
      .update(conversations)
      .set({ topic, open: false, saved_at: sql`coalesce(${conversations.saved_at}, now())` })
      .where(eq(conversations.id, id))
      .returning()
    if (!saved) throw new Error('the conversation was not saved')
    return saved
  })
}
