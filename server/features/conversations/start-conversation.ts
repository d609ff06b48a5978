import { eq, sql } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import { personaOf } from '#contract/personas.ts'
import type { Room } from '#contract/rooms.ts'
import type { Template } from '#contract/strategy.ts'
import type { Transaction } from '#server/db/database.ts'
import { memberTopic } from '#server/events/topics.ts'
import { quiz_results } from '#server/features/quiz/public.ts'
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

/** Begins anew in a room; what was open there can be reopened. */
export function startConversation(
  { db, events }: Pick<Services, 'db' | 'events'>,
  { user_id }: Member,
  { room, template, language, about }: NewConversation,
) {
  return db.transaction(async (tx) => {
    await takeRoomTurn(tx, { user_id, room })
    const { conversation, left } = await openConversation(tx, { user_id, room, template, language })
    const fire_level = about && personaOf(room) === 'mindset' ? await newestFireLevel(tx, user_id) : undefined
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

/** Undefined for whoever has played no quiz, or keeps the result from the coaches. */
async function newestFireLevel(tx: Transaction, user_id: string): Promise<number | undefined> {
  const { rows } = await tx.execute<{ fire_level: number }>(sql`
    select fire_level from ${quiz_results} where user_id = ${user_id} and not exists (
      select from fighter_file_switches where user_id = ${user_id} and item = 'quiz' and not enabled
    ) order by created_at desc, id desc limit 1`)
  return rows[0]?.fire_level
}

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
