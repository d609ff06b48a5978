import { and, eq } from 'drizzle-orm'
import type { Room } from '#contract/rooms.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { readQuota } from './quota.ts'
import { showConversation } from './show-conversation.ts'
import { conversations } from './tables.ts'

/** What a room shows when it is entered. */
export async function readRoom(
  { db, env, answers }: Pick<Services, 'db' | 'env' | 'answers'>,
  member: Member,
  room: Room,
) {
  const [open] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.user_id, member.user_id), eq(conversations.room, room), eq(conversations.open, true)))
  return {
    conversation: open ? await showConversation(db, open) : null,
    strategist: { model: answers.model.name, built_in: answers.model.built_in },
    quota: await readQuota(db, env, member),
  }
}
