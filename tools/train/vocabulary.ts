import type { Language } from '#contract/language.ts'
import { featuresOf } from '#server/strategist/concepts/features.ts'
import { featureValue, RARITY_STEP } from '#server/strategist/concepts/known-features.ts'
import type { Vector } from './train-facet.ts'

/** A feature of fewer sentences teaches nothing that another sentence could use. */
const LEAST_SENTENCES = 2

/** What the trainer knows of features: the row and rarity of each. */
export interface Vocabulary {
  rows: Map<number, { row: number; rarity: number }>
  vectorOf(text: string): Vector
}

/** One block of features, weighted by rarity and brought to length one. */
function weighBlock(counts: ReadonlyMap<number, number>, rows: Vocabulary['rows']): { row: number; value: number }[] {
  const found: { row: number; value: number }[] = []
  let squares = 0
  for (const [hash, times] of counts) {
    const known = rows.get(hash)
    if (!known) continue
    const value = featureValue(times, known.rarity)
    squares += value * value
    found.push({ row: known.row, value })
  }
  const length = Math.sqrt(squares) || 1
  for (const feature of found) feature.value /= length
  return found
}

export function buildVocabulary(texts: readonly string[], language: Language): Vocabulary {
  const sentencesWith = new Map<number, number>()
  for (const text of texts) {
    const { words, pieces } = featuresOf(text, language)
    for (const block of [words, pieces])
      for (const hash of block.keys()) sentencesWith.set(hash, (sentencesWith.get(hash) ?? 0) + 1)
  }
  const rows: Vocabulary['rows'] = new Map()
  const kept = [...sentencesWith].filter(([, times]) => times >= LEAST_SENTENCES).toSorted(([a], [b]) => a - b)
  for (const [hash, times] of kept) {
    const rarity = Math.log((texts.length + 1) / (times + 1)) + 1
    // As coarse as it is stored, so that the weights fit what the reader will compute.
    rows.set(hash, { row: rows.size, rarity: Math.round(rarity / RARITY_STEP) * RARITY_STEP })
  }
  return {
    rows,
    vectorOf(text) {
      const { words, pieces } = featuresOf(text, language)
      const found = [words, pieces].flatMap((block) => weighBlock(block, rows))
      return { rows: Int32Array.from(found, ({ row }) => row), values: Float32Array.from(found, ({ value }) => value) }
    },
  }
}
