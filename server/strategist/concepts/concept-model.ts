import type { Language } from '#contract/language.ts'
import { type FeatureTable, knownFeatures } from './known-features.ts'
import { packFile, unpackFile } from './packed-file.ts'

/**
 * A trained model as it is stored: for each feature the concepts it speaks for or against. All facets stand in one file,
 * so that a text's features are looked up once.
 */
export interface ConceptModel extends FeatureTable {
  facets: readonly ModelFacet[]
  /** Where each feature's weights begin; one more than there are features. */
  starts: Uint32Array
  /** The concept of each weight, counted through all facets. */
  columns: Uint8Array | Uint16Array
  /** In steps of the facet's `step`. */
  weights: Int8Array
}

export interface ModelFacet {
  name: string
  concepts: readonly string[]
  biases: readonly number[]
  step: number
  /** Divides the scores, so that the shares are as often right as they say. */
  temperature: number
}

export const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score))

export function softmax(scores: Float64Array, temperature = 1): Float64Array {
  let highest = Number.NEGATIVE_INFINITY
  for (const score of scores) highest = Math.max(highest, score)
  let sum = 0
  const shares = scores.map((score) => {
    const share = Math.exp((score - highest) / temperature)
    sum += share
    return share
  })
  return shares.map((share) => share / sum)
}

const conceptsIn = (facets: readonly ModelFacet[]): number =>
  facets.reduce((sum, { concepts }) => sum + concepts.length, 0)

/** Columns of one byte as long as there are not too many concepts. */
export const columnsFor = (facets: readonly ModelFacet[]): typeof Uint8Array | typeof Uint16Array =>
  conceptsIn(facets) <= 256 ? Uint8Array : Uint16Array

/** The scores of every concept, counted through all facets. */
function scoresOf(model: ConceptModel, text: string, language: Language): Float64Array {
  const { starts, columns, weights, facets } = model
  const scores = new Float64Array(conceptsIn(facets))
  const { rows, values } = knownFeatures(model, text, language)
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number
    const value = values[place] as number
    const end = starts[row + 1] as number
    for (let at = starts[row] as number; at < end; at++) {
      const column = columns[at] as number
      scores[column] = (scores[column] as number) + value * (weights[at] as number)
    }
  }
  return scores
}

/** How likely each concept of the first facet is, each for itself: a text may have none or many of them. */
export function readEachConcept(model: ConceptModel, text: string, language: Language): Float64Array {
  const [facet] = model.facets
  if (!facet) throw new Error('a model without a facet')
  const { biases, step, temperature } = facet
  return scoresOf(model, text, language).map((score, place) =>
    sigmoid((score * step + (biases[place] as number)) / temperature),
  )
}

/** How likely each concept of each facet is: shares of one in every facet. */
export function readConceptShares(
  model: ConceptModel,
  text: string,
  language: Language,
): Map<string, Map<string, number>> {
  const scores = scoresOf(model, text, language)
  let column = 0
  return new Map(
    model.facets.map(({ name, concepts, biases, step, temperature }) => {
      const own = scores.subarray(column, column + concepts.length).map((score, place) => {
        return score * step + (biases[place] as number)
      })
      column += concepts.length
      const shares = softmax(own, temperature)
      return [name, new Map(concepts.map((concept, place) => [concept, shares[place] as number]))]
    }),
  )
}

const MAGIC = 0x4b434f4e

export function encodeModel({ facets, hashes, rarities, starts, columns, weights }: ConceptModel): Buffer {
  const header = { facets, features: hashes.length, weights: weights.length }
  return packFile(MAGIC, header, [hashes, starts, rarities, columns, weights])
}

export function decodeModel(file: Uint8Array): ConceptModel {
  const { header, take } = unpackFile<{ facets: ModelFacet[]; features: number; weights: number }>(MAGIC, file)
  const { facets, features, weights } = header
  return {
    facets,
    hashes: take(Uint32Array, features),
    starts: take(Uint32Array, features + 1),
    rarities: take(Uint8Array, features),
    columns: take<Uint8Array | Uint16Array>(columnsFor(facets), weights),
    weights: take(Int8Array, weights),
  }
}
