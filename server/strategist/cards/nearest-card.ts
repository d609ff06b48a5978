import { type CardId, factsOf } from '#content/playbook/cards.ts'
import { PLAYBOOK } from '#content/playbook/playbook.ts'
import type { Language } from '#contract/language.ts'
import { fold } from '../reading/fold.ts'
import type { Question, Reading } from '../strategist.ts'
import { cardIndex, searchTerms } from './card-index.ts'
import { contraindicationsIn } from './contraindications.ts'
import { type FoundCard, isOfTemplate, scoreCards } from './find-cards.ts'
import { groundedness } from './presuppositions.ts'
import { synonyms } from './synonyms.ts'
import { ANY_TOPIC } from './usual-cards.ts'
import { COMES_TO_NOTHING, SLIPS } from './usual-suppositions.ts'

/** What the card in hand gains: of two that fit as well, the matter goes on with its own. */
const IN_HAND = 1.3
/** What a card gains whose own if speaks of the very thing, for each telling word of it. */
const SAME_IF = 0.5
/** Below this, words matched by chance. */
const CHANCE = 16

/** So much of what was said a card must speak of: one word out of five is a coincidence. */
const SPOKEN_OF = 0.45
const UNKNOWN_WORD = 4
/** Unless it fits as few do. */
const UNMISTAKABLE = 100

/** Says when and how again, not what: "early on", "logo no começo". */
const CIRCUMSTANCE: Record<Language, RegExp> = {
  en: /\b(?:early(?: on)?|right (?:away|at the start)|straight away|at the (?:start|beginning|end)|anyway|again|suddenly|one day|tomorrow|later|halfway)\b/g,
  pt: /\b(?:logo|cedo|de cara|no (?:comeco|inicio|fim|final|meio)|(?:de|outra vez|mesmo) (?:novo|assim)|de repente|um dia|amanha|depois)\b/g,
  es: /\b(?:enseguida|pronto|de entrada|al (?:principio|comienzo|inicio|final)|de nuevo|otra vez|igual|de repente|un dia|manana|despues|el fin de semana)\b/g,
}

/** What a card is told with: its cues and sayings, and its own if. */
function wordsOfCard(id: CardId, language: Language): ReadonlySet<string> {
  const told = (cardIndex(language).told.get(id) ?? []).flatMap((saying) => saying.terms)
  return new Set([...told, ...searchTerms(PLAYBOOK[language][id].ifThen.cue, language)])
}

/** How much of what was said a card speaks of, from 0 to 1. A word no card knows is said all the same. */
function coverage(id: CardId, terms: ReadonlySet<string>, language: Language): number {
  const { rarityInAll } = cardIndex(language)
  const own = wordsOfCard(id, language)
  let all = 0
  let covered = 0
  for (const term of terms) {
    const rarity = rarityInAll.get(term) ?? UNKNOWN_WORD
    all += rarity
    if (own.has(term) || [...synonyms(term, language)].some((other) => own.has(other))) covered += rarity
  }
  return all === 0 ? 0 : covered / all
}

/** How much of it the card's own if speaks of. */
function sameIf(id: CardId, terms: ReadonlySet<string>, language: Language): number {
  const { rarityInAll } = cardIndex(language)
  const shared = searchTerms(PLAYBOOK[language][id].ifThen.cue, language).filter((term) => terms.has(term))
  return shared.reduce((sum, term) => sum + (rarityInAll.get(term) ?? 1), 0)
}

/**
 * The card of this template whose matter is nearest to a few words, going by these alone: the conversation lends only
 * its ground and its card, and a tool for any topic is near to none. Those used before count too, for they are not told again but borrowed from.
 */
export function nearestCard(
  question: Question,
  reading: Reading,
  text: string,
  inHand: CardId,
  except: readonly CardId[] = [],
): FoundCard | null {
  const { language, template, history, message } = question
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const all = [...earlier, message]
  const ruledOut = contraindicationsIn(all)
  const folded = fold(all.join('\n'))
  const isOpen = (id: CardId): boolean => !except.includes(id) && (id === inHand || !ANY_TOPIC.includes(id))
  const allowed = (id: CardId): boolean =>
    isOpen(id) &&
    isOfTemplate(id, template) &&
    groundedness(id, folded) >= 1 &&
    !factsOf(id).not_with.some((reason) => ruledOut.has(reason))
  const { sport, event_date } = reading.slots
  const slots = {
    ...(sport === undefined ? {} : { sport }),
    ...(event_date === undefined ? {} : { event_date }),
  }
  const what = fold(text).replace(CIRCUMSTANCE[language], ' ')
  const terms = new Set(searchTerms(what, language))
  if (terms.size === 0) return null
  const alone: Reading = { act: 'new-problem', said: {}, slots, commitments: [] }
  const found = scoreCards({ ...question, message: what, history: [] }, alone, folded, allowed)
  const worth = ({ id, score }: FoundCard): FoundCard => ({
    id,
    score: score * (id === inHand ? IN_HAND : 1) * (1 + SAME_IF * sameIf(id, terms, language)),
  })
  const [best] = found
    .map(worth)
    .filter(({ id, score }) => score >= CHANCE && (score >= UNMISTAKABLE || coverage(id, terms, language) >= SPOKEN_OF))
    .toSorted((one, other) => other.score - one.score)
  return best ?? null
}

const STANDS_OUT = 45

/** Whether what might happen is that somebody says no, or that it does not work. */
export const comesToNothing = (text: string): boolean => COMES_TO_NOTHING.test(fold(text))

/** The card that answers what might happen; null where none does. */
export function cardForSupposition(question: Question, reading: Reading, text: string, inHand: CardId): CardId | null {
  const near = nearestCard(question, reading, text, inHand)
  if (near && near.score >= STANDS_OUT) return near.id
  // A no, and a plan that does not work, are answered by another road through the same matter.
  if (comesToNothing(text)) return inHand
  if (SLIPS.test(fold(text))) return factsOf(inHand).stage === 'habit' ? inHand : 'setback-recovery'
  return near?.id ?? null
}
