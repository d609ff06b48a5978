import type { CardFacts } from './card.ts'
import { BUSINESS_CARDS } from './facts/business.ts'
import { CAREER_CARDS } from './facts/career.ts'
import { FIGHT_CARDS } from './facts/fight.ts'
import { GENERAL_CARDS } from './facts/general.ts'
import { LIFE_CARDS } from './facts/life.ts'

/** The facts of every card in the playbook, without texts. */
export const CARDS = { ...FIGHT_CARDS, ...CAREER_CARDS, ...BUSINESS_CARDS, ...LIFE_CARDS, ...GENERAL_CARDS }

export type CardId = keyof typeof CARDS
export const CARD_IDS = Object.keys(CARDS) as CardId[]

export const factsOf = (id: CardId): CardFacts => CARDS[id]
