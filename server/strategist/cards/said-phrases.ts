import type { CardId } from '#content/playbook/cards.ts'
import { words } from '../reading/fold.ts'
import { stem } from '../reading/stem.ts'
import type { Question } from '../strategist.ts'
import type { CardIndex } from './card-index.ts'

const EARLIER_MESSAGES = 3
const MOST_READ = 1500

/** Where each term stands, counted in words. */
export type Places = ReadonlyMap<string, readonly number[]>

/** Where each term stands in what was said, counted in words. */
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

/** How many other words may stand between those of a phrase. */
const SLACK = 4

/** Whether the terms stand together somewhere, in any order. */
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

/** What each further cue of a card that was said adds. */
const CUE_SHARES = [1, 0.5, 0.25]

/** A cue of one word ("students") tells less than a whole phrase that was said ("students leave"). */
const ONE_WORD = 0.6
/** Unless hardly another card has it: "southpaw". */
const TELLTALE = 4
const WHOLE_PHRASE = 1.3
const PART_OF_PHRASE = 0.3

/** What the cues say that no word does alone: whole ones first, then those said for the greater part. */
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

/** What each further cue or saying adds that what was said is like. */
const LIKENESS_SHARES = [1, 0.5, 0.25]

/** Words that stand far apart say something else together. */
const SCATTERED = 0.6

/** How like what was said is to the cues and sayings of a card, the likest first. */
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
