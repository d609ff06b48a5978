import type { Language } from '#contract/language.ts'
import type { Room } from '#contract/rooms.ts'
import type { Template } from '#contract/strategy.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { greeting } from './greeting.ts'
import { openConversation, takeRoomTurn } from './open-conversation.ts'
import { showConversation } from './show-conversation.ts'
import { chat_messages } from './tables.ts'

/** Begins anew in a room; what was open there can be reopened. */
export function startConversation(
  { db, events }: Pick<Services, 'db' | 'events'>,
  { user_id }: Member,
  { room, template, language }: { room: Room; template: Template; language: Language },
) {
  return db.transaction(async (tx) => {
    await takeRoomTurn(tx, { user_id, room })
    const { conversation, left } = await openConversation(tx, { user_id, room, template, language })
    await tx.insert(chat_messages).values({
      conversation_id: conversation.id,
      user_id,
      position: 1,
      role: 'assistant',
      content: greeting(room, template, language),
      template,
    })
    await events.publish(user_id, { type: 'room-changed', room }, tx)
    return { conversation: await showConversation(tx, conversation), left }
  })
}
