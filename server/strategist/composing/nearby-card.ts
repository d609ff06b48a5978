import { type CardId, factsOf } from '#content/playbook/cards.ts'
import { nearestCard } from '../cards/nearest-card.ts'
import type { Telling } from './telling.ts'
import { isTender } from './tender-cards.ts'
import { soundsLikeTrouble } from './trouble-words.ts'

/** So well a card must fit the few words of a reaction for something of it to be said. */
const STANDS_OUT = 50
/** And so well what the whole matter was told with. */
const SAME_MATTER = 80

/** A place or an hour that answers a question names no other matter; a fear, an inability or an objection may. */
const namesTrouble = ({ question, reading }: Telling): boolean =>
  reading.act === 'objection' ||
  (reading.act === 'answer' && (reading.said.emotion !== undefined || soundsLikeTrouble(question.message)))

const isAkin = (one: CardId, other: CardId): boolean =>
  factsOf(one).templates.some((template) => template !== 'general' && factsOf(other).templates.includes(template))

interface Nearby {
  said: CardId | null
  matter: CardId | null
}
const known = new WeakMap<Telling, Nearby>()

function findNearby(telling: Telling, inHand: CardId): Nearby {
  const { question, reading } = telling
  if (telling.answers.length === 0 || isTender(inHand)) return { said: null, matter: null }
  const fitting = (text: string, least: number): CardId | null => {
    const near = nearestCard(question, reading, text, inHand, [inHand])
    return near && near.score >= least && !isTender(near.id) && isAkin(near.id, inHand) ? near.id : null
  }
  const begun = question.history.findIndex(({ trace }) => trace?.cards[0] === inHand)
  const told = question.history[begun - 1]?.content
  return {
    said: namesTrouble(telling) ? fitting(question.message, STANDS_OUT) : null,
    matter: told === undefined ? null : fitting(told, SAME_MATTER),
  }
}

function nearby(telling: Telling, inHand: CardId): Nearby {
  const found = known.get(telling) ?? findNearby(telling, inHand)
  known.set(telling, found)
  return found
}

/** Another card than the one in hand whose very matter was just named; null where none was. */
export const nearbyCard = (telling: Telling, inHand: CardId): CardId | null => nearby(telling, inHand).said

/** The cards something may be borrowed from when the one in hand has no more to say. */
export const cardsToBorrowFrom = (telling: Telling, inHand: CardId): CardId[] => {
  const { said, matter } = nearby(telling, inHand)
  return [...new Set([said, matter])].filter((id) => id !== null)
}
