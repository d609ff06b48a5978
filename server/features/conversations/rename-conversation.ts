import { and, eq, isNull } from 'drizzle-orm'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import { conversations } from './tables.ts'

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
