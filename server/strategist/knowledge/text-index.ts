import type { Language } from '#contract/language.ts'
import { keepLast } from '../reading/keep-last.ts'
import { flatten } from './flat-lists.ts'
import { isGroup, numberTerms, termsOf, timesWeight } from './synonyms.ts'

/** Finds the texts that have the rare words of a message, or words that mean the same. */
export interface TextIndex {
  /** For each text, how like the message it is: 0 to 1. */
  likeness(message: string): Float32Array
  /** How like the message is to the part of a text that is most like it: 0 to 1. */
  likenessToPart(message: string): (text: number) => number
  /** The places of the texts that have a term. */
  textsWith(term: string): Uint16Array
}

/** How many texts are read between two pauses: a few milliseconds. */
const READ_AT_ONCE = 25

const count = (terms: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

const lately = new Map<Language, (message: string) => ReadonlyMap<string, number>>()

/** The terms of a message, which is looked for in several indexes. */
function countIn(message: string, language: Language): ReadonlyMap<string, number> {
  const known = lately.get(language) ?? keepLast((text: string) => count(termsOf(text, language)))
  lately.set(language, known)
  return known(message)
}

/** A word counts beside its group, so the group counts less. */
const GROUP_WEIGHT = 0.5

const kindWeight = (term: string): number => (isGroup(term) ? GROUP_WEIGHT : 1)

/** In the likeness of whole texts common words count, too; in that of parts and in what is taken up, hardly. */
const COMMON_IN_TEXT = 1
const COMMON_IN_PART = 0.2

/** A word that more than this share of the texts have says hardly anything about any of them. */
const IN_TOO_MANY = 0.4

const rarityOf = (having: number, texts: number): number => Math.log((texts + 1) / (having + 1))

/**
 * Cosine of terms weighted by rarity; each text is given in its parts. Building takes about a second, so it yields every
 * few milliseconds: the caller may let requests through.
 */
export function* buildTextIndex(
  texts: readonly (readonly string[])[],
  language: Language,
): Generator<void, TextIndex, void> {
  const { numberOf: idOf, read: idsIn } = numberTerms(language)
  /** How many texts have each term. */
  const textsHaving: number[] = []
  /** The text and the part in which each term was found last, and how often in this text. */
  const lastText: number[] = []
  const lastPart: number[] = []
  const timesInText: number[] = []
  const read: { ids: Uint32Array; weights: Float32Array }[] = []
  const parts: number[][] = []
  const firstParts = [0]
  for (const text of texts) {
    const ids: number[] = []
    for (const part of text) {
      const inPart: number[] = []
      for (const id of idsIn(part)) {
        if (lastText[id] !== read.length) {
          lastText[id] = read.length
          timesInText[id] = 0
          textsHaving[id] = (textsHaving[id] ?? 0) + 1
          ids.push(id)
        }
        timesInText[id] = (timesInText[id] as number) + 1
        if (lastPart[id] !== parts.length) {
          lastPart[id] = parts.length
          inPart.push(id)
        }
      }
      parts.push(inPart)
    }
    firstParts.push(parts.length)
    read.push({
      ids: Uint32Array.from(ids),
      weights: Float32Array.from(ids, (id) => timesWeight(timesInText[id] as number)),
    })
    if (read.length % READ_AT_ONCE === 0) yield
  }
  const kindWeights = Float32Array.from(idOf.keys(), kindWeight)
  const rarity = Float32Array.from(textsHaving, (having) => rarityOf(having, texts.length))
  // Each term has a part of the two arrays: the texts that have it, and their values.
  const starts = new Uint32Array(textsHaving.length + 1)
  for (const [id, having] of textsHaving.entries()) starts[id + 1] = (starts[id] as number) + having
  yield
  const having = new Uint16Array(starts[textsHaving.length] as number)
  const values = new Float32Array(having.length)
  const next = starts.slice()
  for (const [text, { ids, weights }] of read.entries()) {
    let squares = 0
    for (let place = 0; place < ids.length; place++) {
      const id = ids[place] as number
      weights[place] =
        (weights[place] as number) * (kindWeights[id] as number) * ((rarity[id] as number) + COMMON_IN_TEXT)
      squares += (weights[place] as number) ** 2
    }
    const length = Math.sqrt(squares) || 1
    for (let place = 0; place < ids.length; place++) {
      const id = ids[place] as number
      const at = next[id] as number
      having[at] = text
      values[at] = (weights[place] as number) / length
      next[id] = at + 1
    }
    if (text % READ_AT_ONCE === 0) yield
  }
  const inParts = flatten(parts)
  yield
  const partWeights = rarity.map((rare, id) => (kindWeights[id] as number) * (rare + COMMON_IN_PART))
  const lengths = Float32Array.from(parts, (ids) => ids.reduce((sum, id) => sum + (partWeights[id] as number), 0))
  const rarest = rarityOf(0, texts.length) + COMMON_IN_PART
  return {
    textsWith(term) {
      const id = idOf.get(term)
      return id === undefined ? having.subarray(0, 0) : having.subarray(starts[id], starts[id + 1])
    },
    likeness(message) {
      const found = new Float32Array(texts.length)
      const asked: { id: number; value: number }[] = []
      let squares = 0
      for (const [term, times] of countIn(message, language)) {
        const id = idOf.get(term)
        if (id === undefined) continue
        const value = kindWeight(term) * timesWeight(times) * ((rarity[id] as number) + COMMON_IN_TEXT)
        squares += value * value
        asked.push({ id, value })
      }
      const length = Math.sqrt(squares) || 1
      for (const { id, value } of asked) {
        const ofTerm = value / length
        const end = starts[id + 1] as number
        for (let at = starts[id] as number; at < end; at++) {
          const text = having[at] as number
          found[text] = (found[text] as number) + ofTerm * (values[at] as number)
        }
      }
      return found
    },
    likenessToPart(message) {
      const said = new Set<number>()
      let length = 0
      for (const term of countIn(message, language).keys()) {
        const id = idOf.get(term)
        length += id === undefined ? kindWeight(term) * rarest : (partWeights[id] as number)
        if (id !== undefined) said.add(id)
      }
      return (text) => {
        let best = 0
        for (let part = firstParts[text] as number; part < (firstParts[text + 1] as number); part++) {
          let common = 0
          for (let at = inParts.starts[part] as number; at < (inParts.starts[part + 1] as number); at++) {
            const id = inParts.items[at] as number
            if (said.has(id)) common += partWeights[id] as number
          }
          best = Math.max(best, (2 * common) / (length + (lengths[part] as number) || 1))
        }
        return best
      }
    },
  }
}

/** How much of a message each text has. */
interface TakenUp {
  /** For each text, the share of the message's weight that it has, less the usual share: about -0.4 to 0.6. */
  aboveUsual: Float32Array
  /** How far this can be relied on: near 0 for a message of a few common words, near 1 for one that says much. */
  reliability: number
}

/** The nearest texts have about this share of any message. */
const USUAL_SHARE = 0.42
/** A message whose words weigh this much is relied on by half. */
const HALF_RELIABLE = 15

/** Unlike the likeness, it does not matter how much else a text says. The texts may be spread over several indexes. */
export function takenUp(message: string, language: Language, indexes: readonly TextIndex[], texts: number): TakenUp {
  const found = new Float32Array(texts)
  const lastTerm = new Uint16Array(texts)
  const having = new Uint16Array(texts)
  let all = 0
  let number = 0
  for (const term of countIn(message, language).keys()) {
    const lists = indexes.map((index) => index.textsWith(term))
    if (lists.some(({ length }) => length > IN_TOO_MANY * texts)) continue
    number++
    let count = 0
    for (const list of lists)
      for (let place = 0; place < list.length; place++) {
        const text = list[place] as number
        if (lastTerm[text] === number) continue
        lastTerm[text] = number
        having[count++] = text
      }
    const weight = kindWeight(term) * (rarityOf(count, texts) + COMMON_IN_PART)
    all += weight
    for (let place = 0; place < count; place++) {
      const text = having[place] as number
      found[text] = (found[text] as number) + weight
    }
  }
  const aboveUsual = found.map((weight) => weight / (all || 1) - USUAL_SHARE)
  return { aboveUsual, reliability: all / (all + HALF_RELIABLE) }
}
