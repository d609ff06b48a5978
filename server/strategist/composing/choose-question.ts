import { type CardId, factsOf } from '#content/playbook/cards.ts'
import type { Trace } from '../strategist.ts'
import type { AskedFor } from './phrases/phrases.ts'
import { alreadyTold, cardWords, type Telling } from './telling.ts'
import { isTender } from './tender-cards.ts'
import { canFill, fill } from './woven-words.ts'

export interface Asked {
  text: string
  asked: Trace['asked']
}

const RECENT_ANSWERS = 4

const askedLately = ({ answers }: Telling, what: Trace['asked']): boolean =>
  answers.slice(-RECENT_ANSWERS).some((turn) => turn.trace?.asked === what)

/** One of the ways to ask for something, not one that was asked before if there is another. */
export function ask(telling: Telling, what: AskedFor): string {
  const ways = telling.choice.shuffle(telling.phrases.questions[what]).filter((way) => canFill(way, telling.woven))
  const fresh = ways.find((way) => !telling.answers.some((turn) => turn.content.includes(way)))
  return fill(fresh ?? ways[0] ?? telling.phrases.questions[what][0], telling.woven, telling.used)
}

/** What the plan cannot do without: the day of an event it plans back from. */
export function missesDate(telling: Telling, card: CardId): boolean {
  const { slots } = telling.reading
  if (slots.event_date !== undefined || askedLately(telling, 'event_date')) return false
  const plansBack = factsOf(card).when.some((time) => time === 'event' || time === 'before')
  return slots.event !== undefined || (telling.question.template === 'fight' && plansBack)
}

const STYLE = { card: null, obstacle: 'obstacle', strength: 'strength', confidence: 'confidence' } as const

/** The one question an answer ends on: for what is missing first, then in the persona's manner. */
export function chooseQuestion(telling: Telling, card: CardId): Asked {
  const { slots } = telling.reading
  if (missesDate(telling, card)) return { text: ask(telling, 'event_date'), asked: 'event_date' }
  const open = (slot: 'goal' | 'obstacle' | 'confidence'): boolean =>
    slots[slot] === undefined && !askedLately(telling, slot)
  const own = cardWords(telling, card).question
  if (isTender(card) && !alreadyTold(telling, own)) return { text: own, asked: 'card' }
  // Whoever names a problem mostly wants it gone: what else they want is asked now and then.
  const saysLittle = slots.obstacle === undefined && slots.event === undefined && slots.emotion === undefined
  if (open('goal') && saysLittle && telling.choice.number(3) === 0) return { text: ask(telling, 'goal'), asked: 'goal' }
  const style = STYLE[telling.persona.question]
  if (style === 'strength' && !askedLately(telling, 'card')) return { text: ask(telling, 'strength'), asked: 'card' }
  if (style === 'confidence' && open('confidence')) return { text: ask(telling, 'confidence'), asked: 'confidence' }
  if (open('obstacle') && (style === 'obstacle' || telling.choice.number(2) === 0)) {
    return { text: ask(telling, 'obstacle'), asked: 'obstacle' }
  }
  if (!alreadyTold(telling, own)) return { text: own, asked: 'card' }
  if (open('confidence')) return { text: ask(telling, 'confidence'), asked: 'confidence' }
  return { text: ask(telling, 'strength'), asked: 'card' }
}
