import type { Language } from '#contract/language.ts'
import { storedWeights } from '../concepts/stored-weights.ts'
import { termsOf } from '../knowledge/synonyms.ts'
import { decodeMeanings, likenessToAnswers, likenessToRow, meaningOf } from './meaning-model.ts'

const meaningModel = storedWeights(import.meta.dirname, decodeMeanings)

/** For each ready answer of a language, in their order, how near a message is in its meaning: -1 to 1. */
export function nearnessToAnswers(message: string, language: Language): Float32Array {
  const model = meaningModel(language)
  return likenessToAnswers(model, meaningOf(model, termsOf(message, language)))
}

/** Tells how near a message is in its meaning to the follow-up at a place in their list: -1 to 1. */
export function nearnessToFollowUps(message: string, language: Language): (place: number) => number {
  const model = meaningModel(language)
  const meaning = meaningOf(model, termsOf(message, language))
  return (place) => likenessToRow(model.followUps, place, meaning)
}
