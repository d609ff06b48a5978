import { type CardId, factsOf } from '#content/playbook/cards.ts'
import type { Trace } from '../strategist.ts'
import { type AnswerContext, alreadyTold, cardWords } from './answer-context.ts'
import { quoted } from './member-words.ts'
import type { AskedFor } from './phrases/phrases.ts'
import { canFill, fill } from './placeholders.ts'
import { isTender } from './tender-cards.ts'

const RECENT_ANSWERS = 4
const STYLE = { card: null, obstacle: 'obstacle', strength: 'strength', confidence: 'confidence' } as const

export interface Asked {
  text: string
  asked: Trace['asked']
}

const askedLately = ({ answers }: AnswerContext, what: Trace['asked']): boolean =>
  answers.slice(-RECENT_ANSWERS).some((turn) => turn.trace?.asked === what)

/** A wording for this question, preferably one that was not used before. */
export function ask(context: AnswerContext, what: AskedFor): string {
  const ways = context.choice
    .shuffle(context.phrases.questions[what])
    .filter((way) => canFill(way, context.placeholders))
  const fresh = ways.find((way) => !context.answers.some((turn) => turn.content.includes(way)))
  return fill(fresh ?? ways[0] ?? context.phrases.questions[what][0], context.placeholders, context.used)
}

/** Whether the date is missing from which the plan counts back. */
export function missesDate(context: AnswerContext, card: CardId): boolean {
  const { slots } = context.reading
  if (slots.event_date !== undefined || askedLately(context, 'event_date')) return false
  const plansBack = factsOf(card).when.some((time) => time === 'event' || time === 'before')
  return slots.event !== undefined || (context.question.template === 'fight' && plansBack)
}

/** The one question at the end of an answer: for missing information first, then in the persona's style. */
export function chooseQuestion(context: AnswerContext, card: CardId): Asked {
  const { slots } = context.reading
  if (missesDate(context, card)) return { text: ask(context, 'event_date'), asked: 'event_date' }
  const open = (slot: 'goal' | 'obstacle' | 'confidence'): boolean =>
    slots[slot] === undefined && !askedLately(context, slot)
  const own = cardWords(context, card).question
  if (isTender(card) && !alreadyTold(context, own)) return { text: own, asked: 'card' }
  const style = STYLE[context.persona.question]
  if (style === 'strength' && !askedLately(context, 'card')) return { text: ask(context, 'strength'), asked: 'card' }
  if (style === 'confidence' && open('confidence')) return { text: ask(context, 'confidence'), asked: 'confidence' }
  if (style === 'obstacle' && open('obstacle')) return { text: ask(context, 'obstacle'), asked: 'obstacle' }
  if (!alreadyTold(context, own)) return { text: own, asked: 'card' }
  if (open('confidence')) return { text: ask(context, 'confidence'), asked: 'confidence' }
  return { text: ask(context, 'strength'), asked: 'card' }
}

/** The question about a commitment: when it is due, or when the member returns. Asked once. */
export function followThrough(context: AnswerContext): string | undefined {
  const { memory, today, history } = context.question
  const asked = context.answers.some((turn) => turn.trace?.asked === 'commitment')
  const due = memory.commitments.find(({ due_date }) => due_date !== null && due_date <= today)
  const commitment = due ?? (history.length === 0 ? memory.commitments[0] : undefined)
  if (commitment === undefined || asked) return undefined
  return ask(
    { ...context, placeholders: { ...context.placeholders, commitment: quoted(commitment.text) } },
    'commitment',
  )
}
