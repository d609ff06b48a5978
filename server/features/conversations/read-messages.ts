import { and, asc, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { PLAYBOOK } from '#content/playbook/playbook.ts'
import type { AnswerState } from '#contract/chat-rules.ts'
import type { Language } from '#contract/language.ts'
import type { Database } from '#server/db/database.ts'
import { MESSAGES_REMEMBERED } from '#server/strategist/safety/check-message.ts'
import { chat_messages, conversations } from './tables.ts'

export type MessageRow = typeof chat_messages.$inferSelect

/** A stored message as the contract calls it. */
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
      // A card of an older playbook has no name any more.
      cards: trace.cards.flatMap((card) => (Object.hasOwn(cards, card) ? [cards[card].title] : [])),
      used: trace.used as string[],
      safety: trace.safety as string | null,
    },
    has_plan: plan !== null,
    created_at: created_at.toISOString(),
  }
}

type Selects = Pick<Database, 'select'>

/** All that was said, oldest first. */
export function readMessages(db: Selects, conversation_id: string): Promise<MessageRow[]> {
  return db
    .select()
    .from(chat_messages)
    .where(eq(chat_messages.conversation_id, conversation_id))
    .orderBy(asc(chat_messages.position))
}

/** What a new message may rest on: as many of the member's messages as the safety gate remembers, with their answers. */
export function readBefore(db: Selects, conversation_id: string, before?: number): Promise<MessageRow[]> {
  const most = 2 * MESSAGES_REMEMBERED
  return readLastMessages(db, conversation_id, before === undefined ? { most } : { most, before })
}

/** The last of it, or the last before a place, oldest first: a conversation may go on for years. */
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

/** The steps that an answer to this member proposed, and where; undefined when there are none to keep. */
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
