import { and, eq, gt, sql } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { checkMessage } from '#server/strategist/safety/check-message.ts'
import type { MessageRow } from './as-message.ts'
import type { BegunAnswer } from './begun-answer.ts'
import { interruptLifeless } from './end-answer.ts'
import type { Conversation } from './find-conversation.ts'
import { takeFromQuota } from './quota.ts'
import { chat_messages, conversations } from './tables.ts'
import type { Transaction } from './transaction.ts'

/** One answer at a time in a conversation. */
export async function refuseBusy(tx: Transaction, conversation_id: string): Promise<void> {
  if (!(await isStreaming(tx, conversation_id))) return
  await interruptLifeless(tx, conversation_id)
  if (await isStreaming(tx, conversation_id)) throw new Refusal('chat.busy')
}

async function isStreaming(tx: Transaction, conversation_id: string): Promise<boolean> {
  const [streaming] = await tx
    .select({ id: chat_messages.id })
    .from(chat_messages)
    .where(and(eq(chat_messages.conversation_id, conversation_id), eq(chat_messages.state, 'streaming')))
  return streaming !== undefined
}

/** What comes after this place is not said any more. */
export async function dropAfter(tx: Transaction, conversation_id: string, position: number): Promise<void> {
  await tx
    .delete(chat_messages)
    .where(and(eq(chat_messages.conversation_id, conversation_id), gt(chat_messages.position, position)))
}

interface NewQuestion {
  content: string
  template: MessageRow['template']
  message_key?: string | undefined
}

/** At the end of the conversation. */
export async function storeQuestion(
  tx: Transaction,
  { id, user_id }: Conversation,
  { content, template, message_key }: NewQuestion,
): Promise<MessageRow> {
  const position = sql`(select coalesce(max(position), 0) + 1 from ${chat_messages} where conversation_id = ${id})`
  const [question] = await tx
    .insert(chat_messages)
    .values({ conversation_id: id, user_id, position, role: 'user', content, template, message_key })
    .returning()
  if (!question) throw new Error('the message was not stored')
  return question
}

/** Takes from the quota and puts an empty answer after the question, in which it will be written. */
export async function beginAnswer(
  tx: Transaction,
  member: Member,
  { conversation, question, quota, language }: Omit<BegunAnswer, 'answer_id' | 'fresh'> & { language: Language },
): Promise<BegunAnswer> {
  // Nobody in danger is told to come back tomorrow.
  const isCrisis = checkMessage(question.content, language)?.level === 'crisis'
  const taken = isCrisis ? quota : await takeFromQuota(tx, member, quota)
  const { id: conversation_id, user_id } = conversation
  const { position, template } = question
  const [answer] = await tx
    .insert(chat_messages)
    .values({
      conversation_id,
      user_id,
      position: position + 1,
      role: 'assistant',
      content: '',
      template,
      state: 'streaming',
    })
    .returning({ id: chat_messages.id })
  if (!answer) throw new Error('the answer was not stored')
  // General until a strategy is chosen; the language is the one it goes on in.
  const change = { language, template: conversation.template === 'general' ? template : conversation.template }
  await tx.update(conversations).set(change).where(eq(conversations.id, conversation_id))
  return { conversation: { ...conversation, ...change }, question, answer_id: answer.id, quota: taken, fresh: true }
}
