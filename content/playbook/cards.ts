import type { CardFacts } from './card.ts'
import { BODY_CARDS } from './facts/body.ts'
import { BUSINESS_CARDS } from './facts/business.ts'
import { LIFE_CARDS } from './facts/life.ts'
import { METHODS_CARDS } from './facts/methods.ts'
import { MIND_CARDS } from './facts/mind.ts'
import { TECHNIQUE_CARDS } from './facts/technique.ts'
import { TIME_CARDS } from './facts/time.ts'
import { WORK_CARDS } from './facts/work.ts'

/** The facts of every card in the playbook, without texts. */
export const CARDS = {
  ...MIND_CARDS,
  ...TECHNIQUE_CARDS,
  ...BODY_CARDS,
  ...TIME_CARDS,
  ...WORK_CARDS,
  ...BUSINESS_CARDS,
  ...LIFE_CARDS,
  ...METHODS_CARDS,
}

export type CardId = keyof typeof CARDS
export const CARD_IDS = Object.keys(CARDS) as CardId[]

export const factsOf = (id: CardId): CardFacts => CARDS[id]
