import { CARD_IDS, type CardId, factsOf } from '#content/playbook/cards.ts'
import type { Template } from '#contract/strategy.ts'
import { personaConfig } from '../personas/personas.ts'
import { fold } from '../reading/fold.ts'
import type { Question, Reading, Turn } from '../strategist.ts'
import { cardIndex } from './card-index.ts'
import { sportRelevance, timeRelevance } from './card-relevance.ts'
import { contraindicationsIn } from './contraindications.ts'
import { groundedness } from './presuppositions.ts'
import { likeness, placesOf, saidCues } from './said-phrases.ts'
import { ANY_TOPIC, USUAL_CARDS } from './usual-cards.ts'
import { weighTerms } from './weigh-terms.ts'

export interface FoundCard {
  id: CardId
  /** How well it fits the message; 0 for a usual card, offered because nothing else fits. */
  score: number
}

/** For how many answers a card is not repeated. */
const FRESH_FOR = 10
/** Below this score the match is random. */
const CHANCE = 17
/** Within a conversation a new card must stand out: the topic has one already, and a general tool is better than a random card. */
const CHANCE_IN_CONVERSATION = 80
/** The bonus for a persona's own card. */
const OWN_CARD = 1.4
const CUE_WEIGHT = 0.2
const LIKENESS_WEIGHT = 0.4
/** A card of another template is preferred only when it fits this many times better. */
const TEMPLATE_FIRST = 8
/** To be offered at all, it must score this many times the random level. */
const OTHER_TEMPLATE_MIN = 6.5

function recentCards(history: readonly Turn[]): ReadonlySet<CardId> {
  const answers = history.filter((turn) => turn.role === 'assistant').slice(-FRESH_FOR)
  return new Set(answers.flatMap((turn) => turn.trace?.cards ?? []))
}

/** In a general conversation, general tools are preferred to those for a fight or a business. */
const GENERAL_TOOL = 3
/** Elsewhere a card for the specific problem is preferred to a general tool. */
const TOOL_ELSEWHERE = 0.85
const isGeneralTool = (id: CardId): boolean => factsOf(id).templates.includes('general')

export const isOfTemplate = (id: CardId, template: Template): boolean =>
  template === 'general' || factsOf(id).templates.includes(template)

/** Scores every card that shares a word with the message and is not excluded. */
export function scoreCards(
  question: Question,
  reading: Reading,
  folded: string,
  allowed: (id: CardId) => boolean,
): FoundCard[] {
  const { language, template, persona, today } = question
  const index = cardIndex(language)
  const config = personaConfig(persona)
  const weights = weighTerms(question, reading)
  const places = placesOf(question)
  const results = index.search.search([...weights.keys()].join(' '), {
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    prefix: (term) => term.length >= 4,
    fuzzy: (term) => (term.length >= 5 ? 0.2 : false),
    maxFuzzy: 2,
    weights: { fuzzy: 0.2, prefix: 0.2 },
    boostTerm: (term) => weights.get(term) ?? 1,
    filter: (result) => allowed(result.id as CardId),
  })
  return results.map(({ id, score }): FoundCard => {
    const card = id as CardId
    const facts = factsOf(card)
    const byPersona = persona !== null && facts.personas.includes(persona) ? OWN_CARD : 1
    const byStage = config.stages[facts.stage] ?? 1
    const told =
      CUE_WEIGHT * saidCues(index, card, weights, places) + LIKENESS_WEIGHT * likeness(index, card, weights, places)
    const byWords = Math.sqrt(score) * (1 + told)
    const bySport = sportRelevance(card, reading.slots.sport)
    const byTime = timeRelevance(card, today, reading.slots.event_date)
    const byGround = groundedness(card, folded)
    const byTool = isGeneralTool(card) ? (template === 'general' ? GENERAL_TOOL : TOOL_ELSEWHERE) : 1
    return { id: card, score: byWords * byPersona * byStage * bySport * byTime * byTool * byGround }
  })
}

/** The cards that fit the message, best first, without excluded ones and those of the last answers. */
export function findCards(question: Question, reading: Reading, limit: number): FoundCard[] {
  const { template, persona, message, history } = question
  const recent = recentCards(history)
  const earlier = history.filter((turn) => turn.role === 'user').map((turn) => turn.content)
  const ruledOut = contraindicationsIn([...earlier, message])
  // For a new problem the earlier messages do not count as preconditions.
  const folded = fold((reading.act === 'new-problem' ? [message] : [...earlier, message]).join('\n'))
  const allowed = (id: CardId): boolean =>
    !recent.has(id) && !factsOf(id).not_with.some((contraindication) => ruledOut.has(contraindication))

  const config = personaConfig(persona)
  const found = scoreCards(question, reading, folded, allowed)
  const rank = ({ id, score }: FoundCard): number => score * (isOfTemplate(id, template) ? TEMPLATE_FIRST : 1)
  const isFirst = reading.act === 'new-problem'
  const least = isFirst ? CHANCE : CHANCE_IN_CONVERSATION
  const fits = ({ id, score }: FoundCard): boolean =>
    score >= (isOfTemplate(id, template) ? least : least * OTHER_TEMPLATE_MIN)
  const fitting = found.filter(fits).sort((a, b) => rank(b) - rank(a))
  const listed = new Set(fitting.map(({ id }) => id))
  const usual =
    isFirst && persona === null
      ? [...USUAL_CARDS[template], ...config.method]
      : [...config.method, ...ANY_TOPIC, ...USUAL_CARDS[template]]
  const tools = [...new Set([...usual, ...CARD_IDS])]
    .filter((id) => !listed.has(id) && allowed(id) && isOfTemplate(id, template))
    .map((id): FoundCard => ({ id, score: 0 }))
  return [...fitting, ...tools].slice(0, limit)
}
