import type { CardId } from '#content/playbook/cards.ts'
import { readMatters } from '../concepts/read-concepts.ts'
import { findMatters } from '../reading/find-matters.ts'
import type { Question, Reading } from '../strategist.ts'
import { allowedCards, cardsOf } from './find-cards.ts'

/** Below this share a few words may be about anything. */
const PLAIN = 0.4

/** The card for a few words alone, such as an obstacle; null if they say too little, or only what is in hand already. */
export function nearestCard(
  question: Question,
  reading: Reading,
  text: string,
  except: readonly CardId[] = [],
): CardId | null {
  const { language, template } = question
  const { sport } = reading.slots
  const [best] = findMatters(readMatters(text, language), { template, sport, role: null, said: text })
  if (!best || best.share < PLAIN) return null
  const isAllowed = allowedCards(question)
  const [card] = cardsOf(best.concept, question, reading).filter(isAllowed)
  return card === undefined || except.includes(card) ? null : card
}
