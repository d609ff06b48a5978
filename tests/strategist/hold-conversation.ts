import type { CardId } from '#content/playbook/cards.ts'
import type { Language } from '#contract/language.ts'
import type { PersonaLabel } from '#contract/personas.ts'
import { answerQuestion } from '#server/strategist/answer-question.ts'
import { findCards } from '#server/strategist/cards/find-cards.ts'
import { readMessage } from '#server/strategist/reading/read-message.ts'
import {
  type DayText,
  NOTHING_KNOWN,
  type Question,
  type Reading,
  type Reply,
  type Turn,
} from '#server/strategist/strategist.ts'
import { dayAfter } from './dates-in-text.ts'
import { type Conversation, type Expectation, type MemberTurn, TODAY } from './golden/conversation.ts'

/** One turn of a conversation with everything that the tests check. */
export interface Answered {
  conversation: Conversation
  language: Language
  persona: PersonaLabel | null
  says: string
  expect: Expectation
  reading: Reading
  topThree: CardId[]
  reply: Reply
  /** The answer before this one. */
  before: string | null
  /** The cards of the answers before this one. */
  cardsBefore: CardId[]
  /** The day of the member's event, if the member has said it. */
  event: DayText | null
}

export function askOf(
  says: string,
  { language, persona, template }: Pick<Answered, 'language' | 'persona'> & Pick<Question, 'template'>,
  history: readonly Turn[] = [],
): Question {
  // The seed is the same for all, so that answers differ only because of the messages.
  return { message: says, template, persona, language, history, memory: NOTHING_KNOWN, today: TODAY, seed: 'golden' }
}

export function expectedDay(day: DayText | number): DayText {
  return typeof day === 'number' ? dayAfter(day) : day
}

export function holdConversation(
  conversation: Conversation,
  language: Language,
  persona: PersonaLabel | null = null,
  turns: readonly MemberTurn[] = conversation.turns,
): Answered[] {
  const history: Turn[] = []
  let before: string | null = null
  let told: DayText | null = null
  return turns.map(({ says, expect = {} }) => {
    const cardsBefore = history.flatMap(({ trace }) => trace?.cards ?? [])
    const question = askOf(says, { language, persona, template: conversation.template }, [...history])
    const reading = readMessage(question)
    const topThree = findCards(question, reading, 3).map((card) => card.id)
    const reply = answerQuestion(question)
    if (expect.slots?.event_date !== undefined) told = expectedDay(expect.slots.event_date)
    const event = told ?? reading.slots.event_date ?? null
    const answered = {
      conversation,
      language,
      persona,
      says,
      expect,
      reading,
      topThree,
      reply,
      before,
      cardsBefore,
      event,
    }
    history.push({ role: 'user', content: says }, { role: 'assistant', content: reply.text, trace: reply.trace })
    before = reply.text
    return answered
  })
}
