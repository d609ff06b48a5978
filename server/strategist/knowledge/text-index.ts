import type { Language } from '#contract/language.ts'
import { wordsOf } from '../concepts/features.ts'

/** Finds the texts that have the rare words of a message. */
export interface TextIndex {
  /** For each text, how like the message it is: 0 to 1. */
  likeness(message: string): Float32Array
}

/** How many texts are read between two pauses: a few milliseconds. */
const READ_AT_ONCE = 25

/** Cosine of words weighted by rarity. It yields every few milliseconds, like the index of the ways of asking. */
export function* buildTextIndex(texts: readonly string[], language: Language): Generator<void, TextIndex, void> {
  const counted: Map<number, number>[] = []
  const textsWith = new Map<number, number>()
  for (const text of texts) {
    const words = wordsOf(text, language)
    counted.push(words)
    for (const word of words.keys()) textsWith.set(word, (textsWith.get(word) ?? 0) + 1)
    if (counted.length % READ_AT_ONCE === 0) yield
  }
  // Each word has a part of the two arrays: the texts that have it, and their values.
  const starts = new Map<number, number>()
  let size = 0
  for (const [word, times] of textsWith) {
    starts.set(word, size)
    size += times
  }
  yield
  const weigh = (words: ReadonlyMap<number, number>): { word: number; value: number }[] => {
    let squares = 0
    const weighed = [...words].flatMap(([word, times]) => {
      const known = textsWith.get(word)
      if (known === undefined) return []
      const value = (1 + Math.log(times)) * (Math.log((texts.length + 1) / (known + 1)) + 1)
      squares += value * value
      return [{ word, value }]
    })
    const length = Math.sqrt(squares) || 1
    for (const each of weighed) each.value /= length
    return weighed
  }
  const having = new Uint16Array(size)
  const values = new Float32Array(size)
  const filled = new Map<number, number>()
  for (const [text, words] of counted.entries()) {
    for (const { word, value } of weigh(words)) {
      const before = filled.get(word) ?? 0
      const at = (starts.get(word) as number) + before
      having[at] = text
      values[at] = value
      filled.set(word, before + 1)
    }
    if (text % READ_AT_ONCE === 0) yield
  }
  return {
    likeness(message) {
      const found = new Float32Array(texts.length)
      for (const { word, value } of weigh(wordsOf(message, language))) {
        const start = starts.get(word) as number
        for (let at = start; at < start + (textsWith.get(word) as number); at++) {
          const text = having[at] as number
          found[text] = (found[text] as number) + value * (values[at] as number)
        }
      }
      return found
    },
  }
}
