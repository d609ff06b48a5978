import MiniSearch from 'minisearch'
import { CARD_IDS, type CardId } from '#content/playbook/cards.ts'
import { PLAYBOOK } from '#content/playbook/playbook.ts'
import type { Language } from '#contract/language.ts'
import { words } from '../reading/fold.ts'
import { stem } from '../reading/stem.ts'
import { STOP_WORDS } from './stop-words.ts'

interface CardText {
  id: CardId
  cues: string
  title: string
  why: string
  steps: string
}

export interface CardIndex {
  search: MiniSearch<CardText>
  /** Each cue as the stems of its telling words. */
  cues: ReadonlyMap<CardId, readonly (readonly string[])[]>
  /** How much a stem tells: little where many cards share it. */
  rarity: ReadonlyMap<string, number>
}

/** The stems of the words that say something, each once. */
export function searchTerms(text: string, language: Language): string[] {
  const telling = words(text).filter((word) => word.length > 1 && !STOP_WORDS[language].has(word))
  return [...new Set(telling.map((word) => stem(word, language)))]
}

function buildIndex(language: Language): CardIndex {
  const cards = PLAYBOOK[language]
  const search = new MiniSearch<CardText>({
    fields: ['cues', 'title', 'why', 'steps'],
    tokenize: words,
    processTerm: (term) => (term.length < 2 || STOP_WORDS[language].has(term) ? null : stem(term, language)),
    searchOptions: { boost: { cues: 4, title: 2, why: 0.7, steps: 0.5 } },
  })
  search.addAll(
    CARD_IDS.map((id) => ({
      id,
      cues: cards[id].cues.join(' · '),
      title: cards[id].title,
      why: cards[id].why,
      steps: cards[id].steps.join(' '),
    })),
  )
  const cues = new Map(CARD_IDS.map((id) => [id, cards[id].cues.map((cue) => searchTerms(cue, language))]))
  return { search, cues, rarity: rarityOf([...cues.values()].map((list) => list.flat())) }
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
