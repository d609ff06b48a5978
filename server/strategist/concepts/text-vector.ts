import type { Language } from '#contract/language.ts'
import { type FeatureTable, findFeatures, knownFeatures } from './known-features.ts'

/** The rows of the features of a text with their weights; its length is one. */
export type Vector = ReadonlyMap<number, number>

/** A vector of which many are kept: as arrays it takes a tenth of the memory. */
export interface KeptVector {
  rows: Uint32Array
  values: Float32Array
}

/** A text as a vector, with the rarities that the reader learnt: two texts with the same rare words are near. */
export function vectorOf(model: FeatureTable, text: string, language: Language): Vector {
  const vector = new Map<number, number>()
  const { rows, values } = knownFeatures(model, text, language)
  for (const [place, row] of rows.entries())
    vector.set(row, (vector.get(row) ?? 0) + (values[place] as number) / Math.SQRT2)
  return vector
}

/** The same of a text that is read once and kept. */
export function vectorToKeep(model: FeatureTable, text: string, language: Language): KeptVector {
  const { rows, values } = findFeatures(model, text, language)
  const kept = new Float32Array(values.length)
  for (let place = 0; place < kept.length; place++) kept[place] = (values[place] as number) / Math.SQRT2
  return { rows, values: kept }
}
