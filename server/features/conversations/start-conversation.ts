import { eq } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import { personaOf } from '#contract/personas.ts'
import type { Room } from '#contract/rooms.ts'
import type { Template } from '#contract/strategy.ts'
import { memberTopic } from '#server/events/topics.ts'
import type { Member } from '#server/http/member.ts'
import type { Services } from '#server/services.ts'
import { lockConversation } from './find-conversation.ts'
import { greeting, quizGreeting } from './greeting.ts'
import { leaveRoom, openConversation, takeRoomTurn } from './open-conversation.ts'
import { showConversation } from './read-conversation.ts'
import { chat_messages, conversations } from './tables.ts'

interface NewConversation {
  room: Room
  template: Template
  language: Language
  about?: 'quiz' | undefined
}

/** Starts a new conversation in a room; the one that was open can be resumed. */
export async function startConversation(
  { db, events, memory }: Pick<Services, 'db' | 'events' | 'memory'>,
  { user_id }: Member,
  { room, template, language, about }: NewConversation,
) {
  const fire_level = about && personaOf(room) === 'mindset' ? await memory.readFireLevel(user_id) : undefined
  return await db.transaction(async (tx) => {
    await takeRoomTurn(tx, { user_id, room })
    const { conversation, left } = await openConversation(tx, { user_id, room, template, language })
    await tx.insert(chat_messages).values({
      conversation_id: conversation.id,
      user_id,
      position: 1,
      role: 'assistant',
      content: fire_level === undefined ? greeting(room, template, language) : quizGreeting(fire_level, language),
      template,
    })
    events.publish(memberTopic(user_id), { type: 'room-changed', room })
    return { conversation: await showConversation(tx, conversation), left }
  })
}

/** Makes it the open conversation of its room again. */
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
