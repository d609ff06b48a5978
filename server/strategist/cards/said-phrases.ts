import type { CardId } from '#content/playbook/cards.ts'
import { words } from '../reading/fold.ts'
import { stem } from '../reading/stem.ts'
import type { Question } from '../strategist.ts'
import type { CardIndex } from './card-index.ts'

const EARLIER_MESSAGES = 3
const MOST_READ = 1500

/** The positions of each term, counted in words. */
export type Places = ReadonlyMap<string, readonly number[]>

/** The positions of each term in the member's messages, counted in words. */
export function placesOf({ language, message, history }: Question): Places {
  const places = new Map<string, number[]>()
  const texts = [
    message,
    ...history
      .filter(({ role }) => role === 'user')
      .slice(-EARLIER_MESSAGES)
      .map(({ content }) => content),
  ]
  let at = 0
  for (const text of texts) {
    for (const word of words(text.slice(0, MOST_READ))) {
      const term = stem(word, language)
      const known = places.get(term)
      if (known) known.push(at)
      else places.set(term, [at])
      at++
    }
    at += 100
  }
  return places
}

/** How many other words may be between those of a phrase. */
const SLACK = 4

/** Whether the terms occur close together somewhere, in any order. */
function standTogether(terms: readonly string[], places: Places): boolean {
  const widest = terms.length + SLACK
  const [first, ...others] = terms
  return (places.get(first ?? '') ?? []).some((from) => {
    let low = from
    let high = from
    for (const term of others) {
      const near = (places.get(term) ?? []).reduce<number | undefined>(
        (best, place) => (best === undefined || Math.abs(place - from) < Math.abs(best - from) ? place : best),
        undefined,
      )
      if (near === undefined) return false
      low = Math.min(low, near)
      high = Math.max(high, near)
    }
    return high - low < widest
  })
}

/** The weights of the first, second and third matching cue of a card. */
const CUE_SHARES = [1, 0.5, 0.25]

/** A cue of one word ("students") is weaker than a whole phrase ("students leave"). */
const ONE_WORD = 0.6
/** Unless very few cards have it: "southpaw". */
const TELLTALE = 4
const WHOLE_PHRASE = 1.3
const PART_OF_PHRASE = 0.3

/** The score of matching cues as phrases: complete ones first, then those that match for the greater part. */
export function saidCues(
  { cues, rarity }: CardIndex,
  card: CardId,
  weights: ReadonlyMap<string, number>,
  places: Places,
): number {
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
    if (said === all && cue.length === 1) worth.push(weighted * (all < TELLTALE ? ONE_WORD : WHOLE_PHRASE))
    else if (said === all && standTogether(cue, places)) worth.push(weighted * WHOLE_PHRASE)
    else if (said > all / 2) worth.push(weighted * PART_OF_PHRASE)
  }
  worth.sort((a, b) => b - a)
  return CUE_SHARES.reduce((sum, share, index) => sum + share * (worth[index] ?? 0), 0)
}

/** The weights of the most similar, second and third cue or saying. */
const LIKENESS_SHARES = [1, 0.5, 0.25]

/** The factor for words that are far apart. */
const SCATTERED = 0.6

/** The similarity of the message to the cues and sayings of a card, the most similar first. */
export function likeness(
  { told, rarityInAll }: CardIndex,
  card: CardId,
  weights: ReadonlyMap<string, number>,
  places: Places,
): number {
  const likest = (told.get(card) ?? []).map(({ terms, length }) => {
    const shared = terms.filter((term) => weights.has(term))
    const worth = shared.reduce((sum, term) => sum + (weights.get(term) ?? 0) * (rarityInAll.get(term) ?? 0) ** 2, 0)
    if (worth === 0) return 0
    return (worth / length) * (shared.length === 1 || standTogether(shared, places) ? 1 : SCATTERED)
  })
  likest.sort((a, b) => b - a)
  return LIKENESS_SHARES.reduce((sum, share, index) => sum + share * (likest[index] ?? 0), 0)
}
