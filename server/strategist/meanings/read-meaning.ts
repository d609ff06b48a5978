import type { Language } from '#contract/language.ts'
import { storedWeights } from '../concepts/stored-weights.ts'
import { termsOf } from '../knowledge/synonyms.ts'
import { decodeMeanings, likenessToRow, likenessToRows, meaningOf, toLengthOne } from './meaning-model.ts'

const meaningModel = storedWeights(import.meta.dirname, decodeMeanings)

/** Where a text points. */
export const meaningOfText = (text: string, language: Language): Float32Array =>
  meaningOf(meaningModel(language), termsOf(text, language))

/** For each ready answer of a language, in their order, how near a message is in its meaning: -1 to 1. */
export const nearnessToAnswers = (message: string, language: Language): Float32Array =>
  likenessToRows(meaningModel(language).answers, meaningOfText(message, language))

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
