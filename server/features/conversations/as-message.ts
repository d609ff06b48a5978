import { PLAYBOOK } from '#content/playbook/playbook.ts'
import type { AnswerState } from '#contract/chat-rules.ts'
import type { Language } from '#contract/language.ts'
import type { chat_messages } from './tables.ts'

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
