import type { Language } from '#contract/language.ts'
import { conceptModel } from '../concepts/read-concepts.ts'
import { vectorOf } from '../concepts/text-vector.ts'

/** Tells how like a message is to the ways in which people ask for an answer. */
export interface AskedIndex {
  /** For each of these answers, how like the message is to the nearest way of asking for it: 0 to 1. */
  likeness(message: string, answers: readonly number[]): Float32Array
}

/** How many ways of asking are read between two pauses: a few milliseconds. */
const READ_AT_ONCE = 25

/**
 * `asked` has the ways of asking for each answer. Typed arrays, because a million features would fill the heap.
 * Building takes about a second, so it yields every few milliseconds: the caller may let requests through.
 */
export function* buildAskedIndex(
  asked: readonly (readonly string[])[],
  language: Language,
): Generator<void, AskedIndex, void> {
  const model = conceptModel(language)
  const vectors: { rows: Uint32Array; values: Float32Array }[] = []
  for (const way of asked.flat()) {
    const vector = vectorOf(model, way, language)
    vectors.push({ rows: Uint32Array.from(vector.keys()), values: Float32Array.from(vector.values()) })
    if (vectors.length % READ_AT_ONCE === 0) yield
  }
  /** The first way of asking for each answer, and after the last answer their number. */
  const firstWay = new Uint32Array(asked.length + 1)
  for (const [answer, ways] of asked.entries()) firstWay[answer + 1] = (firstWay[answer] as number) + ways.length
  // Each way of asking has a part of the two arrays: its features, and their values.
  const starts = new Uint32Array(vectors.length + 1)
  for (const [way, { rows }] of vectors.entries()) starts[way + 1] = (starts[way] as number) + rows.length
  const rows = new Uint32Array(starts[vectors.length] as number)
  const values = new Float32Array(rows.length)
  for (const [way, vector] of vectors.entries()) {
    rows.set(vector.rows, starts[way] as number)
    values.set(vector.values, starts[way] as number)
    if (way % READ_AT_ONCE === 0) yield
  }
  const inMessage = new Float32Array(model.hashes.length)

  function likenessOfWay(way: number): number {
    let sum = 0
    for (let at = starts[way] as number; at < (starts[way + 1] as number); at++)
      sum += (inMessage[rows[at] as number] as number) * (values[at] as number)
    return sum
  }

  return {
    likeness(message, answers) {
      const vector = vectorOf(model, message, language)
      for (const [row, value] of vector) inMessage[row] = value
      const best = Float32Array.from(answers, (answer) => {
        let nearest = 0
        for (let way = firstWay[answer] as number; way < (firstWay[answer + 1] as number); way++)
          nearest = Math.max(nearest, likenessOfWay(way))
        return nearest
      })
      for (const row of vector.keys()) inMessage[row] = 0
      return best
    },
  }
}
