import { eq } from 'drizzle-orm'
import { memberTopic } from '#server/events/topics.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { lockConversation } from './find-conversation.ts'
import { leaveRoom, takeRoomTurn } from './open-conversation.ts'
import { showConversation } from './show-conversation.ts'
import { conversations } from './tables.ts'

/** It becomes the open one of its room again. */
export function resumeConversation({ db, events }: Pick<Services, 'db' | 'events'>, { user_id }: Member, id: string) {
  return db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, { id, user_id })
    if (!conversation.open) {
      await takeRoomTurn(tx, conversation)
      await leaveRoom(tx, conversation)
      await tx.update(conversations).set({ open: true }).where(eq(conversations.id, id))
      events.publish(memberTopic(user_id), { type: 'room-changed', room: conversation.room })
    }
    return await showConversation(tx, { ...conversation, open: true })
  })
}
