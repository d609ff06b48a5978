import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Quota } from '#contract/chat.ts'
import type { Language } from '#contract/language.ts'
import { executePrepared } from '#server/db/execute-prepared.ts'
import { publishing } from '#server/events/publishing.ts'
import { activityInsert } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import { checkMessage } from '#server/strategist/safety/check-message.ts'
import type { MessageRow } from './as-message.ts'
import type { BegunAnswer, Question } from './begun-answer.ts'
import { interruptLifeless } from './end-answer.ts'
import type { Conversation } from './find-conversation.ts'
import { oneMore, refuseUsedUp } from './quota.ts'
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

interface Beginning {
  conversation: Conversation
  /** Of the same transaction: then it has its language and its strategy already. */
  opened?: boolean
  /** A new one is put at the end of the conversation and counts for the streak; one that is there is answered again. */
  question: NewQuestion | Question
  quota: Quota
  language: Language
}

interface Begun extends Record<string, unknown> {
  question_id: string
  position: number
  answer_id: string
}

/**
 * Stores the question, takes from the quota, puts an empty answer after the question, in which it will be written, and
 * has the member's other pages follow it: all in one statement, for whoever asked is waiting.
 */
export async function beginAnswer(
  tx: Transaction,
  member: Member,
  { conversation, opened = false, question, quota, language }: Beginning,
): Promise<BegunAnswer> {
  // Nobody in danger is told to come back tomorrow.
  const isCrisis = checkMessage(question.content, language)?.level === 'crisis'
  if (!isCrisis) refuseUsedUp(quota)
  const { id: conversation_id, user_id, room } = conversation
  const { content, template } = question
  // General until a strategy is chosen; the language is the one it goes on in.
  const change = { language, template: conversation.template === 'general' ? template : conversation.template }
  const also = [
    ...(isCrisis ? [] : [oneMore(member)]),
    ...(opened ? [] : [changeConversation(conversation_id, change)]),
    ...('id' in question ? [] : [activityInsert(user_id, 'chat_message')]),
  ].map((part, index) => sql`, ${sql.identifier(`also_${index}`)} as (${part})`)
  const [begun] = await executePrepared<Begun>(
    tx,
    sql`
    with asked as (${'id' in question ? named(question) : insertQuestion(conversation, question)}),
    answer as (
      insert into ${chat_messages} (conversation_id, user_id, position, role, content, template, state)
      select ${conversation_id}::uuid, ${user_id}::uuid, asked.position + 1, 'assistant', '', ${template}, 'streaming'
      from asked returning id
    )${sql.join(also)}
    select asked.id as question_id, asked.position, answer.id as answer_id,
      ${publishing(user_id, { type: 'room-changed', room })} as published
    from asked, answer`,
  )
  if (!begun) throw new Error('the message was not stored')
  return {
    conversation: { ...conversation, ...change },
    question: { id: begun.question_id, position: begun.position, content, template },
    answer_id: begun.answer_id,
    quota: isCrisis ? quota : { ...quota, used: quota.used + 1 },
    fresh: true,
  }
}

const named = ({ id, position }: Question): SQL => sql`select ${id}::uuid as id, ${position}::int as position`

function insertQuestion({ id, user_id }: Conversation, { content, template, message_key }: NewQuestion): SQL {
  return sql`
    insert into ${chat_messages} (conversation_id, user_id, position, role, content, template, message_key)
    select ${id}::uuid, ${user_id}::uuid, coalesce(max(position), 0) + 1, 'user', ${content}, ${template},
      ${message_key ?? null}::uuid
    from ${chat_messages} where conversation_id = ${id}
    returning id, position`
}

function changeConversation(id: string, { language, template }: Pick<Conversation, 'language' | 'template'>): SQL {
  return sql`update ${conversations} set language = ${language}, template = ${template} where id = ${id}`
}
