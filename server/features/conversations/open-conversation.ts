import { and, eq, sql } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import type { Room } from '#contract/rooms.ts'
import type { Template } from '#contract/strategy.ts'
import type { Conversation } from './find-conversation.ts'
import { chat_messages, conversations } from './tables.ts'
import type { Transaction } from './transaction.ts'

interface NewConversation {
  user_id: string
  room: Room
  template: Template
  language: Language
}

/** A new one takes the place of what was open in its room. */
export async function openConversation(
  tx: Transaction,
  opened: NewConversation,
): Promise<{ conversation: Conversation; left: string | null }> {
  const left = await leaveRoom(tx, opened)
  const [conversation] = await tx
    .insert(conversations)
    .values({ ...opened, open: true })
    .returning()
  if (!conversation) throw new Error('the conversation was not stored')
  return { conversation, left }
}

/** Answers which conversation was left; one in which the member has said nothing is no loss. */
export async function leaveRoom(
  tx: Transaction,
  { user_id, room }: Pick<NewConversation, 'user_id' | 'room'>,
): Promise<string | null> {
  // Two tabs that begin anew at once do so one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${user_id} ${room}`}, 0))`)
  const [left] = await tx
    .update(conversations)
    .set({ open: false })
    .where(and(eq(conversations.user_id, user_id), eq(conversations.room, room), eq(conversations.open, true)))
    .returning({ id: conversations.id, saved_at: conversations.saved_at })
  if (!left) return null
  const said = await hasSaidSomething(tx, left.id)
  if (!said && left.saved_at === null) await tx.delete(conversations).where(eq(conversations.id, left.id))
  return said ? left.id : null
}

export async function hasSaidSomething(tx: Pick<Transaction, 'select'>, conversation_id: string): Promise<boolean> {
  const [said] = await tx
    .select({ id: chat_messages.id })
    .from(chat_messages)
    .where(and(eq(chat_messages.conversation_id, conversation_id), eq(chat_messages.role, 'user')))
    .limit(1)
  return said !== undefined
}
