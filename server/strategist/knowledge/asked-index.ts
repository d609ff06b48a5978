import type { Language } from '#contract/language.ts'
import { conceptModel } from '../concepts/read-concepts.ts'
import { vectorOf } from '../concepts/text-vector.ts'

/** For each feature, the ways of asking that have it. */
interface Postings {
  ways: number[]
  values: number[]
}

/** Finds which answers people ask for in words like those of a message. */
export interface AskedIndex {
  /** For each answer, how like the message is to the nearest way of asking for it: 0 to 1. */
  likeness(message: string): Float32Array
}

/** `asked` has the ways of asking for each answer. */
export function buildAskedIndex(asked: readonly (readonly string[])[], language: Language): AskedIndex {
  const model = conceptModel(language)
  const answerOf: number[] = []
  const features = new Map<number, Postings>()
  asked.forEach((ways, answer) => {
    for (const way of ways) {
      const id = answerOf.push(answer) - 1
      for (const [row, value] of vectorOf(model, way, language)) {
        const postings = features.get(row) ?? { ways: [], values: [] }
        postings.ways.push(id)
        postings.values.push(value)
        features.set(row, postings)
      }
    }
  })
  return {
    likeness(message) {
      const sums = new Float32Array(answerOf.length)
      for (const [row, value] of vectorOf(model, message, language)) {
        const { ways = [], values = [] } = features.get(row) ?? {}
        for (let at = 0; at < ways.length; at++) {
          const way = ways[at] as number
          sums[way] = (sums[way] as number) + value * (values[at] as number)
        }
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
