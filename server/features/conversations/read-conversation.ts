import { and, eq } from 'drizzle-orm'
import type { Room } from '#contract/rooms.ts'
import type { Database } from '#server/db/database.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { type Conversation, findConversation } from './find-conversation.ts'
import { interruptAbandoned } from './finish-answer.ts'
import { readQuota } from './quota.ts'
import { asMessage, readMessages } from './read-messages.ts'
import { conversations } from './tables.ts'

/** A conversation with all messages; an answer whose process died is shown as interrupted. */
export async function showConversation(db: Pick<Database, 'select' | 'execute'>, conversation: Conversation) {
  let rows = await readMessages(db, conversation.id)
  if (rows.some(({ state }) => state === 'streaming')) {
    await interruptAbandoned(db, conversation.id)
    rows = await readMessages(db, conversation.id)
  }
  return { ...conversation, chat_history: rows.map((row) => asMessage(row, conversation.language)) }
}

export async function readConversation({ db }: Pick<Services, 'db'>, { user_id }: Member, id: string) {
  return await showConversation(db, await findConversation(db, { id, user_id }))
}

/** The content of a room when it is entered. */
export async function readRoom(
  services: Pick<Services, 'db' | 'env' | 'answers' | 'clock'>,
  member: Member,
  room: Room,
) {
  const { db, answers } = services
  const [open] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.user_id, member.user_id), eq(conversations.room, room), eq(conversations.open, true)))
  return {
    conversation: open ? await showConversation(db, open) : null,
    strategist: { model: answers.model.name, built_in: answers.model.built_in },
    quota: await readQuota(services, member),
  }
}
