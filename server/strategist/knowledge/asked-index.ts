import type { Language } from '#contract/language.ts'
import { conceptModel } from '../concepts/read-concepts.ts'
import { vectorOf } from '../concepts/text-vector.ts'

/** Finds which answers people ask for in words like those of a message. */
export interface AskedIndex {
  /** For each answer, how like the message is to the nearest way of asking for it: 0 to 1. */
  likeness(message: string): Float32Array
}

/** How many ways of asking are read between two pauses: a few milliseconds. */
const READ_AT_ONCE = 25

/**
 * `asked` has the ways of asking for each answer. Typed arrays, because some 500,000 features would fill the heap.
 * Building takes about a second, so it yields every few milliseconds: the caller may let requests through.
 */
export function* buildAskedIndex(
  asked: readonly (readonly string[])[],
  language: Language,
): Generator<void, AskedIndex, void> {
  const model = conceptModel(language)
  const answerOf = Uint16Array.from(asked.flatMap((ways, answer) => ways.map(() => answer)))
  const vectors: { rows: Uint32Array; values: Float32Array }[] = []
  for (const way of asked.flat()) {
    const vector = vectorOf(model, way, language)
    vectors.push({ rows: Uint32Array.from(vector.keys()), values: Float32Array.from(vector.values()) })
    if (vectors.length % READ_AT_ONCE === 0) yield
  }
  // For each feature, where its part of the two arrays begins: the ways of asking that have it, and their values.
  const starts = new Uint32Array(model.hashes.length + 1)
  for (const { rows } of vectors) for (const row of rows) starts[row + 1] = (starts[row + 1] as number) + 1
  for (let row = 1; row < starts.length; row++) starts[row] = (starts[row] as number) + (starts[row - 1] as number)
  const size = starts[starts.length - 1] as number
  const ways = new Uint16Array(size)
  const values = new Float32Array(size)
  const next = starts.slice()
  vectors.forEach((vector, way) => {
    vector.rows.forEach((row, index) => {
      const at = next[row] as number
      ways[at] = way
      values[at] = vector.values[index] as number
      next[row] = at + 1
    })
  })
  return {
    likeness(message) {
      const sums = new Float32Array(answerOf.length)
      for (const [row, value] of vectorOf(model, message, language))
        for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) {
          const way = ways[at] as number
          sums[way] = (sums[way] as number) + value * (values[at] as number)
        }
      const best = new Float32Array(asked.length)
      sums.forEach((sum, way) => {
        const answer = answerOf[way] as number
        best[answer] = Math.max(best[answer] as number, sum)
      })
      return best
    },
  }
}
