import { and, asc, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { PLAYBOOK } from '#content/playbook/playbook.ts'
import type { AnswerState } from '#contract/chat-rules.ts'
import type { Language } from '#contract/language.ts'
import type { Database } from '#server/db/database.ts'
import { besidesOf, choicesOf, purposeOfChoices, readPartsOf } from '#server/strategist/reading/shown-reading.ts'
import { MESSAGES_REMEMBERED } from '#server/strategist/safety/check-message.ts'
import { chat_messages, conversations } from './tables.ts'

export type MessageRow = typeof chat_messages.$inferSelect

/** A stored message in the format of the contract. */
export function asMessage(row: MessageRow, language: Language) {
  const { id, role, content, template, state, model, fallback, trace, plan, created_at } = row
  const cards = PLAYBOOK[language]
  return {
    id,
    role,
    content,
    template,
    state: state as AnswerState,
    model,
    fallback,
    trace: trace && {
      // Where it is asked what is meant no card was used; cards of an older playbook have no name any more.
      cards: (trace.asked === 'matter' ? [] : trace.cards).flatMap((card) =>
        Object.hasOwn(cards, card) ? [cards[card].title] : [],
      ),
      used: trace.used as string[],
      safety: trace.safety as string | null,
      reading: readPartsOf(trace, language),
      besides: besidesOf(trace, language),
      choices: choicesOf(trace, language),
      choices_for: purposeOfChoices(trace),
      person: trace.person ? { why: trace.person, matter: trace.matter ?? null } : null,
    },
    has_plan: plan !== null,
    created_at: created_at.toISOString(),
  }
}

type Selects = Pick<Database, 'select'>

/** All messages, oldest first. */
export function readMessages(db: Selects, conversation_id: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(chat_messages)
    .where(eq(chat_messages.conversation_id, conversation_id))
    .orderBy(asc(chat_messages.position))
}

/** The history for a new message: as many of the member's messages as the safety gate uses, with their answers. */
export function readBefore(db: Selects, conversation_id: string, before?: number): Promise<MessageRow[]> {
  const most = 2 * MESSAGES_REMEMBERED
  return readLastMessages(db, conversation_id, before === undefined ? { most } : { most, before })
}

/** The last messages, or the last before a position, oldest first, because a conversation may be very long. */
export async function readLastMessages(
  db: Selects,
  conversation_id: string,
  { most, before }: { most: number; before?: number },
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(chat_messages)
    .where(
      and(
        eq(chat_messages.conversation_id, conversation_id),
        before === undefined ? undefined : lt(chat_messages.position, before),
      ),
    )
    .orderBy(desc(chat_messages.position))
    .limit(most)
  return rows.reverse()
}

/** The plan that an answer to this member proposed, with its conversation; undefined without one. */
export async function findPlanDraft(
  db: Pick<Database, 'select'>,
  { user_id, message_id }: { user_id: string; message_id: string },
) {
  const [found] = await db
    .select({ conversation_id: chat_messages.conversation_id, draft: chat_messages.plan })
    .from(chat_messages)
    .innerJoin(conversations, eq(conversations.id, chat_messages.conversation_id))
    .where(
      and(
        eq(chat_messages.id, message_id),
        eq(chat_messages.user_id, user_id),
        isNotNull(chat_messages.plan),
        isNull(conversations.deleted_at),
      ),
    )
  return found?.draft ? { conversation_id: found.conversation_id, draft: found.draft } : undefined
}
