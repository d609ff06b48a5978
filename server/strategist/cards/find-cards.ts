import { CARD_IDS, type CardId, factsOf } from '#content/playbook/cards.ts'
import type { Template } from '#contract/strategy.ts'
import { personaConfig } from '../personas/personas.ts'
import type { Question, Reading, Turn } from '../strategist.ts'
import { type CardIndex, cardIndex, searchTerms } from './card-index.ts'
import { contraindicationsIn } from './contraindications.ts'
import { sportRelevance } from './sport-relevance.ts'
import { timeRelevance } from './time-relevance.ts'
import { ANY_TOPIC, USUAL_CARDS } from './usual-cards.ts'

export interface FoundCard {
  id: CardId
  /** How well it fits what was said; 0 for a usual one, offered because nothing else fits. */
  score: number
}

/** In how many answers no card comes back. */
const FRESH_FOR = 10
const MOST_TERMS = 40
const EARLIER_MESSAGES = 3
/** Below this, words matched by chance. */
const CHANCE = 8.5
/** Within a conversation a new card must stand out: its topic has one, and a tool for any topic is better than a stray. */
const CHANCE_IN_CONVERSATION = 32
/** What a persona's own card gains over another that fits as well. */
const OWN_CARD = 1.4
const CUE_WEIGHT = 0.2
const MOST_READ = 1500
/** A card of another template stands before the best of this one only where it fits this much better. */
const TEMPLATE_FIRST = 8
/** And it must fit this much better than by chance to be offered at all. */
const STRANGER = 2.5

function recentCards(history: readonly Turn[]): ReadonlySet<CardId> {
  const answers = history.filter((turn) => turn.role === 'assistant').slice(-FRESH_FOR)
  return new Set(answers.flatMap((turn) => turn.trace?.cards ?? []))
}

/** In a conversation about anything, the tools for anything stand before those for a fight or a business. */
const GENERAL_TOOL = 4
const isGeneralTool = (id: CardId): boolean => factsOf(id).templates.includes('general')

const isOfTemplate = (id: CardId, template: Template): boolean =>
  template === 'general' || factsOf(id).templates.includes(template)

/** The terms to look for, and how much each weighs: what was named as goal, obstacle or event weighs more. */
function weighTerms({ language, message, history }: Question, { act, said, slots }: Reading): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (text: string | undefined, weight: number): void => {
    if (text === undefined) return
    for (const term of searchTerms(text.slice(0, MOST_READ), language)) {
      weights.set(term, Math.max(weights.get(term) ?? 0, weight))
    }
  }
  // Two readings were offered and this says more: together they are the problem.
  const isOpen = (history.findLast(({ role }) => role === 'assistant')?.trace?.cards.length ?? 0) > 1
  const isOwnProblem = act === 'new-problem' || isOpen
  if (isOwnProblem) {
    add(said.obstacle, 1.5)
    add(said.goal, 1.5)
    add(said.event, 1.2)
    add(said.emotion, 1.5)
    add(said.people, 0.8)
  }
  add(message, isOwnProblem ? 1 : 0.35)
  const earlier = history.filter(({ role }) => role === 'user').slice(-EARLIER_MESSAGES)
  // The matter is what the conversation is about, not the five words of a reaction; a new one leaves the old behind.
  if (act !== 'new-problem') for (const turn of earlier) add(turn.content, isOpen ? 0.4 : 0.8)
  else if (earlier.length === 0) for (const known of [slots.obstacle, slots.goal, slots.event]) add(known, 0.3)
  // Someone's sport and belt say who asks, not what about.
  const about = new Set(searchTerms(`${said.goal ?? ''} ${said.obstacle ?? ''}`, language))
  for (const term of searchTerms(`${slots.sport ?? ''} ${slots.level ?? ''}`, language)) {
    if (weights.has(term) && !about.has(term)) weights.set(term, 0.2)
  }
  return new Map([...weights].sort((a, b) => b[1] - a[1]).slice(0, MOST_TERMS))
}

/** What each further cue of a card that was said adds. */
const CUE_SHARES = [1, 0.5, 0.25]

/** A cue of one word ("students") tells less than a whole phrase that was said ("students leave"). */
const ONE_WORD = 0.6
/** Unless hardly another card has it: "southpaw". */
const TELLTALE = 4
const WHOLE_PHRASE = 1.3
const PART_OF_PHRASE = 0.3

/** What the cues say that no word does alone: whole ones first, then those said for the greater part. */
function saidCues({ cues, rarity }: CardIndex, card: CardId, weights: ReadonlyMap<string, number>): number {
  const worth: number[] = []
  for (const cue of cues.get(card) ?? []) {
    let all = 0
    let said = 0
    let weighted = 0
    for (const term of cue) {
      const rare = rarity.get(term) ?? 0
      const weight = weights.get(term) ?? 0
      all += rare
      if (weight > 0) said += rare
      weighted += rare * weight
    }
    if (said === 0) continue
    if (said === all) worth.push(weighted * (cue.length === 1 && all < TELLTALE ? ONE_WORD : WHOLE_PHRASE))
    else if (said > all / 2) worth.push(weighted * PART_OF_PHRASE)
  }
  worth.sort((a, b) => b - a)
  return CUE_SHARES.reduce((sum, share, index) => sum + share * (worth[index] ?? 0), 0)
}

/** The cards that fit what was said, best first; never one that is ruled out or was used in the last answers. */
export function findCards(question: Question, reading: Reading, limit: number): FoundCard[] {
  const { language, template, persona, message, history, today } = question
  const index = cardIndex(language)
  const recent = recentCards(history)
  const earlier = history.filter((turn) => turn.role === 'user').map((turn) => turn.content)
  const ruledOut = contraindicationsIn([...earlier, message])
  const allowed = (id: CardId): boolean =>
    !recent.has(id) && !factsOf(id).not_with.some((contraindication) => ruledOut.has(contraindication))

  const config = personaConfig(persona)
  const weights = weighTerms(question, reading)
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
  const found = results.map(({ id, score }): FoundCard => {
    const card = id as CardId
    const facts = factsOf(card)
    const byPersona = persona !== null && facts.personas.includes(persona) ? OWN_CARD : 1
    const byStage = config.stages[facts.stage] ?? 1
    const byWords = Math.sqrt(score) * (1 + CUE_WEIGHT * saidCues(index, card, weights))
    const bySport = sportRelevance(card, reading.slots.sport)
    const byTime = timeRelevance(card, today, reading.slots.event_date)
    const byTool = template === 'general' && isGeneralTool(card) ? GENERAL_TOOL : 1
    return { id: card, score: byWords * byPersona * byStage * bySport * byTime * byTool }
  })
  const rank = ({ id, score }: FoundCard): number => score * (isOfTemplate(id, template) ? TEMPLATE_FIRST : 1)
  const isFirst = reading.act === 'new-problem'
  const least = isFirst ? CHANCE : CHANCE_IN_CONVERSATION
  const fits = ({ id, score }: FoundCard): boolean => score >= (isOfTemplate(id, template) ? least : least * STRANGER)
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
