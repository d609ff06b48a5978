import type { Language } from '#contract/language.ts'
import { keepLast } from '../reading/keep-last.ts'
import { type Features, featuresOf } from './features.ts'
import { packFile, unpackFile } from './packed-file.ts'

/**
 * A trained model as it is stored: for each feature the concepts it speaks for or against. All facets stand in one file,
 * so that a text's features are looked up once.
 */
export interface ConceptModel {
  facets: readonly ModelFacet[]
  /** Sorted, so that a feature is found by bisection. */
  hashes: Uint32Array
  /** How rare each feature is, in steps of `RARITY_STEP`. */
  rarities: Uint8Array
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

export const RARITY_STEP = 1 / 16

/** The upper half of a hash says in which group it is. The hashes are spread evenly, so each group has one or two. */
const groupOf = (hash: number): number => hash >>> 16
const GROUPS = 2 ** 16
const groupStarts = new WeakMap<Uint32Array, Uint32Array>()

/** Where each group of the hashes, which are in order, begins. */
function startsOfGroups(hashes: Uint32Array): Uint32Array {
  const known = groupStarts.get(hashes)
  if (known) return known
  const starts = new Uint32Array(GROUPS + 1)
  for (const hash of hashes) starts[groupOf(hash) + 1] = (starts[groupOf(hash) + 1] as number) + 1
  for (let group = 0; group < GROUPS; group++)
    starts[group + 1] = (starts[group + 1] as number) + (starts[group] as number)
  groupStarts.set(hashes, starts)
  return starts
}

function placeOf(hashes: Uint32Array, starts: Uint32Array, hash: number): number {
  const group = groupOf(hash)
  for (let place = starts[group] as number; place < (starts[group + 1] as number); place++)
    if (hashes[place] === hash) return place
  return -1
}

/** One block of features, weighted by rarity and brought to length one. */
export function weighBlock(
  counts: ReadonlyMap<number, number>,
  find: (hash: number) => { row: number; rarity: number } | undefined,
): { row: number; value: number }[] {
  const found: { row: number; value: number }[] = []
  let squares = 0
  for (const [hash, times] of counts) {
    const known = find(hash)
    if (!known) continue
    const value = (1 + Math.log(times)) * known.rarity
    squares += value * value
    found.push({ row: known.row, value })
  }
  const length = Math.sqrt(squares) || 1
  for (const feature of found) feature.value /= length
  return found
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

interface KnownFeature {
  row: number
  value: number
}

/** For each model, its last texts: a message is read several times for one answer. */
const known = new WeakMap<ConceptModel, (text: string) => KnownFeature[]>()

/** The features of a text that the model knows, each block brought to length one. */
export function knownFeatures(model: ConceptModel, text: string, language: Language): KnownFeature[] {
  const find = known.get(model) ?? keepLast((each: string) => findFeatures(model, featuresOf(each, language)))
  known.set(model, find)
  return find(text)
}

function findFeatures({ hashes, rarities }: ConceptModel, { words, pieces }: Features): KnownFeature[] {
  const starts = startsOfGroups(hashes)
  const find = (hash: number) => {
    const row = placeOf(hashes, starts, hash)
    return row < 0 ? undefined : { row, rarity: (rarities[row] as number) * RARITY_STEP }
  }
  return [words, pieces].flatMap((block) => weighBlock(block, find))
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
  for (const { row, value } of knownFeatures(model, text, language))
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at++) {
      const column = columns[at] as number
      scores[column] = (scores[column] as number) + value * (weights[at] as number)
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
