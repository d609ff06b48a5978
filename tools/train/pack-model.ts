import { type ConceptModel, columnsFor, type ModelFacet } from '#server/strategist/concepts/concept-model.ts'
import { RARITY_STEP } from '#server/strategist/concepts/known-features.ts'
import type { FacetWeights } from './train-facet.ts'
import type { Vocabulary } from './vocabulary.ts'

const LARGEST = 127

export interface TrainedFacet {
  name: string
  concepts: readonly string[]
  temperature: number
  /** Missing if no sentence taught it. */
  learnt?: FacetWeights
}

/** How much one step of a stored weight is worth. */
function stepOf({ learnt }: TrainedFacet): number {
  let largest = 0
  for (const weight of learnt?.weights ?? []) largest = Math.max(largest, Math.abs(weight))
  return largest === 0 ? 1 : largest / LARGEST
}

/** Weights nearer to zero than this share of the facet's largest are left out, if nothing else is said. */
const NEGLIGIBLE_SHARE = 0.02

/** Weights as small whole numbers. Those nearer to zero than `least` are left out. */
export function packModel(vocabulary: Vocabulary, trained: readonly TrainedFacet[], least?: number): ConceptModel {
  const steps = trained.map(stepOf)
  const leasts = steps.map((step) => least ?? NEGLIGIBLE_SHARE * LARGEST * step)
  const hashes: number[] = []
  const rarities: number[] = []
  const starts: number[] = []
  const columns: number[] = []
  const weights: number[] = []
  for (const [hash, { row, rarity }] of vocabulary.rows) {
    const start = columns.length
    let before = 0
    for (const [place, { concepts, learnt }] of trained.entries()) {
      for (let concept = 0; learnt && concept < concepts.length; concept++) {
        const weight = Math.round(
          (learnt.weights[row * concepts.length + concept] as number) / (steps[place] as number),
        )
        if (Math.abs(weight) * (steps[place] as number) < (leasts[place] as number)) continue
        columns.push(before + concept)
        weights.push(weight)
      }
      before += concepts.length
    }
    if (columns.length === start) continue
    hashes.push(hash)
    rarities.push(Math.round(rarity / RARITY_STEP))
    starts.push(start)
  }
  starts.push(columns.length)
  const facets = trained.map(({ name, concepts, temperature, learnt }, place): ModelFacet => {
    const biases = learnt ? [...learnt.biases].map((bias) => Number(bias.toFixed(4))) : concepts.map(() => 0)
    return { name, concepts, biases, step: steps[place] as number, temperature }
  })
  return {
    facets,
    hashes: Uint32Array.from(hashes),
    rarities: Uint8Array.from(rarities),
    starts: Uint32Array.from(starts),
    columns: columnsFor(facets).from(columns),
    weights: Int8Array.from(weights),
  }
}
