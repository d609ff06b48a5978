import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contract/language.ts'
import { termsOf } from '../knowledge/synonyms.ts'
import { decodeMeanings, dotProduct, likenessToAnswers, type MeaningModel, meaningOf } from './meaning-model.ts'

const models = new Map<Language, MeaningModel>()

function meaningModel(language: Language): MeaningModel {
  const known = models.get(language)
  if (known) return known
  const model = decodeMeanings(readFileSync(join(import.meta.dirname, 'weights', `${language}.bin`)))
  models.set(language, model)
  return model
}

/** For each ready answer of a language, in their order, how near a message is in its meaning: -1 to 1. */
export function likenessOfMeaning(message: string, language: Language): Float32Array {
  const model = meaningModel(language)
  return likenessToAnswers(model, meaningOf(model, termsOf(message, language)))
}

/** Tells how near a message is in its meaning to the nearest of some texts: -1 to 1. */
export function likenessByMeaning(message: string, language: Language): (texts: readonly string[]) => number {
  const model = meaningModel(language)
  const meaning = meaningOf(model, termsOf(message, language))
  return (texts) => Math.max(...texts.map((text) => dotProduct(meaning, meaningOf(model, termsOf(text, language)))))
}
