import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Quota } from '#contract/chat.ts'
import type { Language } from '#contract/language.ts'
import type { Transaction } from '#server/db/database.ts'
import { executePrepared } from '#server/db/execute-prepared.ts'
import { memberTopic } from '#server/events/topics.ts'
import { activityInsert } from '#server/features/streak/public.ts'
import type { Member } from '#server/http/member.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services.ts'
import type { SafetyFinding } from '#server/strategist/safety/check-message.ts'
import type { PendingAnswer, Question, SaidBefore } from './answer.ts'
import { safetyTrace } from './compose-safety-answer.ts'
import { decideSafety } from './decide-safety.ts'
import type { Conversation } from './find-conversation.ts'
import { interruptAbandoned, stopStreaming } from './finish-answer.ts'
import { chargeOne, refuseUsedUp } from './quota.ts'
import type { MessageRow } from './read-messages.ts'
import { chat_messages, conversations } from './tables.ts'

/** One answer at a time per conversation; only a message in danger need not wait for its end. */
async function endStreaming(tx: Transaction, conversation_id: string, safety: SafetyFinding | null): Promise<void> {
  if (!(await isStreaming(tx, conversation_id))) return
  await interruptAbandoned(tx, conversation_id)
  if (safety) return await stopStreaming(tx, conversation_id)
  if (await isStreaming(tx, conversation_id)) throw new Refusal('chat.busy')
}

async function isStreaming(tx: Transaction, conversation_id: string): Promise<boolean> {
  const [streaming] = await tx
    .select({ id: chat_messages.id })
    .from(chat_messages)
    .where(and(eq(chat_messages.conversation_id, conversation_id), eq(chat_messages.state, 'streaming')))
  return streaming !== undefined
}

/** Later messages are dropped. */
async function dropAfter(tx: Transaction, conversation_id: string, position: number): Promise<void> {
  await tx
    .delete(chat_messages)
    .where(and(eq(chat_messages.conversation_id, conversation_id), gt(chat_messages.position, position)))
}

interface NewQuestion {
  content: string
  template: MessageRow['template']
  message_key?: string | undefined
}

interface QuestionToAnswer {
  conversation: Conversation
  /** Created in the same transaction, so it already has its language and strategy. */
  opened?: boolean
  /** A new question is added to the conversation and counts for the streak; an existing one is answered again. */
  question: NewQuestion | Question
  /** The messages before the question, oldest first. */
  before: readonly SaidBefore[]
  /** Messages after this position are dropped: the question is answered again or was edited. */
  dropAfter?: number
  /** The message that the question replaces. It no longer counts as history, but still as a sign of danger. */
  replaced?: SaidBefore
  quota: Quota
  language: Language
}

interface StoredQuestion extends Record<string, unknown> {
  question_id: string
  position: number
  answer_id: string
}

/**
 * Decides on safety, then stores the question and an empty answer and charges the quota,
 * all in one statement, because the member is waiting. The member's other pages are told to follow the answer.
 */
export async function storeQuestion(
  { events, clock }: Pick<Services, 'events' | 'clock'>,
  tx: Transaction,
  member: Member,
  { conversation, opened = false, question, quota, language, before, dropAfter: last, replaced }: QuestionToAnswer,
): Promise<PendingAnswer> {
  const { id: conversation_id, user_id, room } = conversation
  const { content, template } = question
  const now = clock.now()
  const heard = replaced ? [...before, replaced] : before
  const safety = await decideSafety(tx, member, { content, language, before: heard, quota, now })
  if (last !== undefined || before.some(({ state }) => state === 'streaming'))
    await endStreaming(tx, conversation_id, safety)
  if (!safety) refuseUsedUp(quota, now)
  if (last !== undefined) await dropAfter(tx, conversation_id, last)
  // General until a strategy is chosen; the language is that of the latest message.
  const change = { language, template: conversation.template === 'general' ? template : conversation.template }
  const also = [
    ...(opened ? [] : [changeConversation(conversation_id, change)]),
    ...('id' in question ? [] : [activityInsert(user_id, 'chat_message', now)]),
  ].map((part, index) => sql`, ${sql.identifier(`also_${index}`)} as (${part})`)
  const [stored] = await executePrepared<StoredQuestion>(
    tx,
    sql`
    with charged as (${safety ? sql`select null::timestamptz as resets_at` : chargeOne(member)}),
    asked as (${'id' in question ? named(question) : insertQuestion(conversation, question)}),
    answer as (
      insert into ${chat_messages}
        (conversation_id, user_id, position, role, content, template, state, charged_until, trace)
      select ${conversation_id}::uuid, ${user_id}::uuid, asked.position + 1, 'assistant', '', ${template}, 'streaming',
        charged.resets_at, ${safety && JSON.stringify(safetyTrace(safety))}::jsonb
      from asked, charged returning id
    )${sql.join(also)}
    select asked.id as question_id, asked.position, answer.id as answer_id from asked, answer`,
  )
  if (!stored) throw new Error('the message was not stored')
  events.publish(memberTopic(user_id), { type: 'room-changed', room })
  return {
    conversation: { ...conversation, ...change },
    question: { id: stored.question_id, position: stored.position, content, template },
    answer_id: stored.answer_id,
    before,
    safety,
    quota: safety ? quota : { ...quota, used: quota.used + 1 },
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
