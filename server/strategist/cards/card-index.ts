import MiniSearch from 'minisearch'
import { CARD_IDS, type CardId } from '#content/playbook/cards.ts'
import { PLAYBOOK } from '#content/playbook/playbook.ts'
import { SAYINGS } from '#content/playbook/sayings.ts'
import type { Language } from '#contract/language.ts'
import { words } from '../reading/fold.ts'
import { stem } from '../reading/stem.ts'

interface CardText {
  id: CardId
  cues: string
  sayings: string
  title: string
  why: string
  steps: string
}

/** A cue or saying of a card, as the stems of its significant words. */
export interface IndexedPhrase {
  terms: readonly string[]
  /** The length of its vector of weights. */
  length: number
}

export interface CardIndex {
  search: MiniSearch<CardText>
  /** Each cue as the stems of its significant words. */
  cues: ReadonlyMap<CardId, readonly (readonly string[])[]>
  /** The same for cues and sayings together. */
  told: ReadonlyMap<CardId, readonly IndexedPhrase[]>
  /** The weight of a stem: low when many cards have it in their cues. */
  rarity: ReadonlyMap<string, number>
  /** The same, by cues and sayings. */
  rarityInAll: ReadonlyMap<string, number>
}

/** The stems of the significant words, each once. */
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
  const told = new Map(CARD_IDS.map((id, index) => [id, (all[index] ?? []).map((terms) => indexPhrase(terms, rarity))]))
  return { search, cues, told, rarity: rarityOf([...cues.values()].map((list) => list.flat())), rarityInAll: rarity }
}

function indexPhrase(terms: readonly string[], rarity: ReadonlyMap<string, number>): IndexedPhrase {
  return { terms, length: Math.hypot(...terms.map((term) => rarity.get(term) ?? 0)) }
}

function rarityOf(cards: readonly (readonly string[])[]): Map<string, number> {
  const holders = new Map<string, number>()
  for (const stems of cards) for (const term of new Set(stems)) holders.set(term, (holders.get(term) ?? 0) + 1)
  return new Map([...holders].map(([term, count]) => [term, Math.log((cards.length + 1) / count)]))
}

const indexes = new Map<Language, CardIndex>()

/** Built at first use and cached: the playbook does not change while the process runs. */
export function cardIndex(language: Language): CardIndex {
  const built = indexes.get(language)
  if (built) return built
  const index = buildIndex(language)
  indexes.set(language, index)
  return index
}

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Words that say nothing about the problem, folded. "No" or "time" are not among them, because they do. */
const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  en: set(`a an and are as at be been but by can could did do does for from get got had has have he her him his how i
    i'm i've i'll i'd im ive if in into is it it's its just let like make me my of on or our out she should so some
    than that the their them then there these they this those to too up us very was we were what when where which who
    will with would you your help please want need really about am because still also any going go
    start`),
  pt: set(`a o as os um uma uns umas e ou de do da dos das em no na nos nas por pelo pela para pra pro com sem que se
    eu me mim meu minha meus minhas voce voces ele ela eles elas seu sua isso isto esse essa este esta aquele aquela
    ser sou e estou esta estao estava foi era tem tenho ter ha muito muita mais mas como quando onde qual quais ja so
    ao aos ate lhe nos quero queria preciso ajuda ajudar favor vou vai fazer faz gostaria to ta pq porque tambem
    montar comecar`),
  es: set(`a el la los las un una unos unas y o de del en por para con sin que se yo me mi mis tu tus su sus te lo le
    les nos ese esa eso este esta esto aquel ser soy es son estoy esta estan estaba fue era tiene tengo tener hay muy
    mucho mucha mas pero como cuando donde cual ya al hasta quiero quisiera necesito ayuda ayudar favor voy va hacer
    hace porque pq xq tambien si armar empezar`),
}
