import type { Language } from '#contract/language.ts'
import { storedWeights } from '../concepts/stored-weights.ts'
import { termsOf } from '../knowledge/synonyms.ts'
import { decodeMeanings, likenessToRow, meaningOf, toLengthOne } from './meaning-model.ts'

const meaningModel = storedWeights(import.meta.dirname, decodeMeanings)

/** No meaning is nearer than this: of length one, but for what is lost by storing it in steps. */
export const NEAREST_MEANING = 1.05

/** Where a text points. */
export const meaningOfText = (text: string, language: Language): Float32Array =>
  meaningOf(meaningModel(language), termsOf(text, language))

/** Tells how near a message is in its meaning to the ready answer at a place in their order: -1 to 1. */
export function nearnessToAnswers(message: string, language: Language): (place: number) => number {
  const { answers } = meaningModel(language)
  const meaning = meaningOfText(message, language)
  return (place) => Math.fround(likenessToRow(answers, place, meaning))
}

/** Where the follow-ups at some places of their list point together. */
export function middleOfFollowUps(places: readonly number[], language: Language): Float32Array {
  const { dimensions, followUps } = meaningModel(language)
  const sum = new Float32Array(dimensions)
  for (const row of places)
    for (let place = 0; place < dimensions; place++)
      sum[place] = (sum[place] as number) + (followUps[row * dimensions + place] as number)
  return toLengthOne(sum)
}

/** Tells how near a meaning is to the follow-up at a place in their list: -1 to 1. */
export function nearnessToFollowUp(meaning: Float32Array, language: Language): (place: number) => number {
  const { followUps } = meaningModel(language)
  return (place) => likenessToRow(followUps, place, meaning)
}
