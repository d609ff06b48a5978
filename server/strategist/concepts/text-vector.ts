import type { Language } from '#contract/language.ts'
import { type ConceptModel, knownFeatures } from './concept-model.ts'

/** The rows of the features of a text with their weights; its length is one. */
export type Vector = ReadonlyMap<number, number>

/** A text as a vector, with the rarities that the reader learnt: two texts with the same rare words are near. */
export function vectorOf(model: ConceptModel, text: string, language: Language): Vector {
  const vector = new Map<number, number>()
  for (const { row, value } of knownFeatures(model, text, language))
    vector.set(row, (vector.get(row) ?? 0) + value / Math.SQRT2)
  return vector
}
