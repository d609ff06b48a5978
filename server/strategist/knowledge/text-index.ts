import type { Language } from '#contract/language.ts'
import { keepLast } from '../reading/keep-last.ts'
import { isGroup, termsOf } from './synonyms.ts'

/** Finds the texts that have the rare words of a message, or words that mean the same. */
export interface TextIndex {
  /** For each text, how like the message it is: 0 to 1. */
  likeness(message: string): Float32Array
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

/** A second occurrence says less than the first. */
const weightOf = (term: string, times: number): number => (isGroup(term) ? GROUP_WEIGHT : 1) * (1 + Math.log(times))

/**
 * Cosine of terms weighted by rarity. Building takes about a second, so it yields every few
 * milliseconds: the caller may let requests through.
 */
export function* buildTextIndex(texts: readonly string[], language: Language): Generator<void, TextIndex, void> {
  const idOf = new Map<string, number>()
  /** How many texts have each term. */
  const textsWith: number[] = []
  const read: { ids: Uint32Array; weights: Float32Array }[] = []
  for (const text of texts) {
    const counts = count(termsOf(text, language))
    const ids = new Uint32Array(counts.size)
    const weights = new Float32Array(counts.size)
    let place = 0
    for (const [term, times] of counts) {
      const id = idOf.get(term) ?? idOf.size
      if (id === idOf.size) idOf.set(term, id)
      textsWith[id] = (textsWith[id] ?? 0) + 1
      ids[place] = id
      weights[place++] = weightOf(term, times)
    }
    read.push({ ids, weights })
    if (read.length % READ_AT_ONCE === 0) yield
  }
  const rarity = Float32Array.from(textsWith, (having) => Math.log((texts.length + 1) / (having + 1)) + 1)
  // Each term has a part of the two arrays: the texts that have it, and their values.
  const starts = new Uint32Array(textsWith.length + 1)
  for (const [id, having] of textsWith.entries()) starts[id + 1] = (starts[id] as number) + having
  yield
  const having = new Uint16Array(starts[textsWith.length] as number)
  const values = new Float32Array(having.length)
  const next = starts.slice()
  for (const [text, { ids, weights }] of read.entries()) {
    let squares = 0
    for (let place = 0; place < ids.length; place++)
      squares += ((weights[place] as number) * (rarity[ids[place] as number] as number)) ** 2
    const length = Math.sqrt(squares) || 1
    for (let place = 0; place < ids.length; place++) {
      const id = ids[place] as number
      const at = next[id] as number
      having[at] = text
      values[at] = ((weights[place] as number) * (rarity[id] as number)) / length
      next[id] = at + 1
    }
    if (text % READ_AT_ONCE === 0) yield
  }
  return {
    likeness(message) {
      const found = new Float32Array(texts.length)
      const asked: { id: number; value: number }[] = []
      let squares = 0
      for (const [term, times] of countIn(message, language)) {
        const id = idOf.get(term)
        if (id === undefined) continue
        const value = weightOf(term, times) * (rarity[id] as number)
        squares += value * value
        asked.push({ id, value })
      }
      const length = Math.sqrt(squares) || 1
      for (const { id, value } of asked)
        for (let at = starts[id] as number; at < (starts[id + 1] as number); at++) {
          const text = having[at] as number
          found[text] = (found[text] as number) + (value / length) * (values[at] as number)
        }
      return found
    },
  }
}
