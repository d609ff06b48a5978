import { type CardId, factsOf } from '#content/playbook/cards.ts'
import { nearestCard } from '../cards/nearest-card.ts'
import type { AnswerContext } from './answer-context.ts'
import { isTender } from './tender-cards.ts'
import { soundsLikeTrouble } from './trouble-words.ts'

/** The least score for a short reaction, for a card to be used. */
const STANDS_OUT = 50
/** The least score for the messages that described the whole problem. */
const SAME_MATTER = 80

/** A place or a time as a reply is no other problem; a fear, an inability or an objection may be. */
const namesTrouble = ({ question, reading }: AnswerContext): boolean =>
  reading.act === 'objection' ||
  (reading.act === 'answer' && (reading.said.emotion !== undefined || soundsLikeTrouble(question.message)))

const isAkin = (one: CardId, other: CardId): boolean =>
  factsOf(one).templates.some((template) => template !== 'general' && factsOf(other).templates.includes(template))

interface Nearby {
  said: CardId | null
  matter: CardId | null
}
const known = new WeakMap<AnswerContext, Nearby>()

function findNearby(context: AnswerContext, inHand: CardId): Nearby {
  const { question, reading } = context
  if (context.answers.length === 0 || isTender(inHand)) return { said: null, matter: null }
  const fitting = (text: string, least: number): CardId | null => {
    const near = nearestCard(question, reading, text, inHand, [inHand])
    return near && near.score >= least && !isTender(near.id) && isAkin(near.id, inHand) ? near.id : null
  }
  const begun = question.history.findIndex(({ trace }) => trace?.cards[0] === inHand)
  const told = question.history[begun - 1]?.content
  return {
    said: namesTrouble(context) ? fitting(question.message, STANDS_OUT) : null,
    matter: told === undefined ? null : fitting(told, SAME_MATTER),
  }
}

function nearby(context: AnswerContext, inHand: CardId): Nearby {
  const found = known.get(context) ?? findNearby(context, inHand)
  known.set(context, found)
  return found
}

/** Another card that the message is about; null if there is none. */
export const nearbyCard = (context: AnswerContext, inHand: CardId): CardId | null => nearby(context, inHand).said

/** The cards to borrow from when the current card has nothing left. */
export const cardsToBorrowFrom = (context: AnswerContext, inHand: CardId): CardId[] => {
  const { said, matter } = nearby(context, inHand)
  return [...new Set([said, matter])].filter((id) => id !== null)
}
