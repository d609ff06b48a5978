import { type CardId, factsOf } from '#content/playbook/cards.ts'
import { MATTER_CARDS, type Matter } from '#content/playbook/matter-cards.ts'
import { type PersonaConfig, personaConfig } from '../personas/personas.ts'
import type { Question, Reading, Turn } from '../strategist.ts'
import { sportRelevance, timeRelevance } from './card-relevance.ts'
import { contraindicationsIn } from './contraindications.ts'

export interface FoundCard {
  id: CardId
  /** How likely it is that the member needs this card; 0 for a general tool, offered because nothing else is left. */
  share: number
}

/** For how many answers a card is not repeated. */
const FRESH_FOR = 10
/** Each further card of a matter is for a part of it, or for another way. */
const LESS_USUAL = 0.8
const OWN_CARD = 1.1

function recentCards(history: readonly Turn[]): ReadonlySet<CardId> {
  const answers = history.filter((turn) => turn.role === 'assistant').slice(-FRESH_FOR)
  return new Set(answers.flatMap((turn) => turn.trace?.cards ?? []))
}

/** Whether nothing that the member said speaks against a card. */
export function allowedCards({ history, message }: Pick<Question, 'history' | 'message'>): (id: CardId) => boolean {
  const said = history.filter((turn) => turn.role === 'user').map((turn) => turn.content)
  const ruledOut = contraindicationsIn([...said, message])
  return (id) => !factsOf(id).not_with.some((contraindication) => ruledOut.has(contraindication))
}

function fitOf(card: CardId, place: number, question: Question, reading: Reading, config: PersonaConfig): number {
  const { stage, personas } = factsOf(card)
  const { sport, event_date } = reading.slots
  const byPersona = question.persona !== null && personas.includes(question.persona) ? OWN_CARD : 1
  return (
    LESS_USUAL ** place *
    byPersona *
    (config.stages[stage] ?? 1) *
    sportRelevance(card, sport) *
    timeRelevance(card, question.today, event_date)
  )
}

/** The cards of a matter, the best first. */
export function cardsOf(matter: Matter, question: Question, reading: Reading): CardId[] {
  const config = personaConfig(question.persona)
  return MATTER_CARDS[matter]
    .map((id, place) => ({ id, fit: fitOf(id, place, question, reading, config) }))
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ id }) => id)
}

/** The cards for what the message is about, best first, without excluded ones and those of the last answers. */
export function findCards(question: Question, reading: Reading, limit: number): FoundCard[] {
  const recent = recentCards(question.history)
  const isAllowed = allowedCards(question)
  const found = new Map<CardId, number>()
  for (const { concept, share } of reading.matters)
    cardsOf(concept, question, reading).forEach((id, place) => {
      found.set(id, Math.max(found.get(id) ?? 0, share * LESS_USUAL ** place))
    })
  for (const id of personaConfig(question.persona).method) if (!found.has(id)) found.set(id, 0)
  return [...found]
    .map(([id, share]) => ({ id, share }))
    .filter(({ id }) => !recent.has(id) && isAllowed(id))
    .toSorted((one, other) => other.share - one.share)
    .slice(0, limit)
}
