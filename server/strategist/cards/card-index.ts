import MiniSearch from 'minisearch'
import { CARD_IDS, type CardId } from '#content/playbook/cards.ts'
import { PLAYBOOK } from '#content/playbook/playbook.ts'
import { SAYINGS } from '#content/playbook/sayings.ts'
import type { Language } from '#contract/language.ts'
import { words } from '../reading/fold.ts'
import { stem } from '../reading/stem.ts'
import { STOP_WORDS } from './stop-words.ts'

interface CardText {
  id: CardId
  cues: string
  sayings: string
  title: string
  why: string
  steps: string
}

/** Something said of a card, as the stems of its telling words. */
export interface Told {
  terms: readonly string[]
  /** How much it says altogether, as a length. */
  length: number
}

export interface CardIndex {
  search: MiniSearch<CardText>
  /** Each cue as the stems of its telling words. */
  cues: ReadonlyMap<CardId, readonly (readonly string[])[]>
  /** Each cue and each saying as the same. */
  told: ReadonlyMap<CardId, readonly Told[]>
  /** How much a stem tells: little where many cards share it in their cues. */
  rarity: ReadonlyMap<string, number>
  /** The same, going by cues and sayings. */
  rarityInAll: ReadonlyMap<string, number>
}

/** The stems of the words that say something, each once. */
export function searchTerms(text: string, language: Language): string[] {
  const telling = words(text).filter((word) => word.length > 1 && !STOP_WORDS[language].has(word))
  return [...new Set(telling.map((word) => stem(word, language)))]
}

function buildIndex(language: Language): CardIndex {
  const cards = PLAYBOOK[language]
  const search = new MiniSearch<CardText>({
    fields: ['cues', 'sayings', 'title', 'why', 'steps'],
    tokenize: words,
    processTerm: (term) => (term.length < 2 || STOP_WORDS[language].has(term) ? null : stem(term, language)),
    searchOptions: { boost: { cues: 4, sayings: 2, title: 2, why: 0.7, steps: 0.5 } },
  })
  search.addAll(
    CARD_IDS.map((id) => ({
      id,
      cues: cards[id].cues.join(' · '),
      sayings: SAYINGS[language][id].join(' · '),
      title: cards[id].title,
      why: cards[id].why,
      steps: cards[id].steps.join(' '),
    })),
  )
  const cues = new Map(CARD_IDS.map((id) => [id, cards[id].cues.map((cue) => searchTerms(cue, language))]))
  const sayings = CARD_IDS.map((id) => SAYINGS[language][id].map((saying) => searchTerms(saying, language)))
  const all = CARD_IDS.map((id, index) => [...(cues.get(id) ?? []), ...(sayings[index] ?? [])])
  const rarity = rarityOf(all.map((list) => list.flat()))
  const told = new Map(CARD_IDS.map((id, index) => [id, (all[index] ?? []).map((terms) => asTold(terms, rarity))]))
  return { search, cues, told, rarity: rarityOf([...cues.values()].map((list) => list.flat())), rarityInAll: rarity }
}

function asTold(terms: readonly string[], rarity: ReadonlyMap<string, number>): Told {
  return { terms, length: Math.hypot(...terms.map((term) => rarity.get(term) ?? 0)) }
}

function rarityOf(cards: readonly (readonly string[])[]): Map<string, number> {
  const holders = new Map<string, number>()
  for (const stems of cards) for (const term of new Set(stems)) holders.set(term, (holders.get(term) ?? 0) + 1)
  return new Map([...holders].map(([term, count]) => [term, Math.log((cards.length + 1) / count)]))
}

const indexes = new Map<Language, CardIndex>()

/** Built at first use, then kept: the playbook does not change while the process lives. */
export function cardIndex(language: Language): CardIndex {
  const built = indexes.get(language)
  if (built) return built
  const index = buildIndex(language)
  indexes.set(language, index)
  return index
}
