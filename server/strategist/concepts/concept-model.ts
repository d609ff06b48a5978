import type { Language } from '#contract/language.ts'
import { keepLast } from '../reading/keep-last.ts'
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
  for (let place = 0; place < scores.length; place++) highest = Math.max(highest, scores[place] as number)
  const shares = new Float64Array(scores.length)
  let sum = 0
  for (let place = 0; place < scores.length; place++) {
    const share = Math.exp(((scores[place] as number) - highest) / temperature)
    shares[place] = share
    sum += share
  }
  for (let place = 0; place < shares.length; place++) shares[place] = (shares[place] as number) / sum
  return shares
}

const conceptsIn = (facets: readonly ModelFacet[]): number =>
  facets.reduce((sum, { concepts }) => sum + concepts.length, 0)

/** Columns of one byte as long as there are not too many concepts. */
export const columnsFor = (facets: readonly ModelFacet[]): typeof Uint8Array | typeof Uint16Array =>
  conceptsIn(facets) <= 256 ? Uint8Array : Uint16Array

/** Where the weights of a row for columns before this one end; the columns of a row are in order. */
function endBefore(columns: ConceptModel['columns'], start: number, end: number, column: number): number {
  let [low, high] = [start, end]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((columns[middle] as number) < column) low = middle + 1
    else high = middle
  }
  return low
}

/** The scores of the concepts of some columns one after the other, counted through all facets. */
function scoresOf(model: ConceptModel, text: string, language: Language, first: number, count: number): Float64Array {
  const { starts, columns, weights, facets } = model
  const scores = new Float64Array(count)
  const isToEnd = first + count === conceptsIn(facets)
  const { rows, values } = knownFeatures(model, text, language)
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] as number
    const value = values[place] as number
    const start = starts[row] as number
    const next = starts[row + 1] as number
    const end = isToEnd ? next : endBefore(columns, start, next, first + count)
    // From the end, because the dangers, which are read most, stand there.
    for (let at = end - 1; at >= start; at--) {
      const column = (columns[at] as number) - first
      if (column < 0) break
      scores[column] = (scores[column] as number) + value * (weights[at] as number)
    }
  }
  return scores
}

/** For each model, what was read in its last texts: in a message, for one answer, several times. */
const lately = new WeakMap<ConceptModel, (text: string) => Map<string, Float64Array>>()

function readLately(model: ConceptModel, text: string): Map<string, Float64Array> {
  const known = lately.get(model) ?? keepLast(() => new Map<string, Float64Array>())
  lately.set(model, known)
  return known(text)
}

/** How likely each concept of the first facet is, each for itself: a text may have none or many of them. */
export function readEachConcept(model: ConceptModel, text: string, language: Language): Float64Array {
  const [facet] = model.facets
  if (!facet) throw new Error('a model without a facet')
  const { name, concepts, biases, step, temperature } = facet
  const read = readLately(model, text)
  const known = read.get(name)
  if (known) return known
  const found = scoresOf(model, text, language, 0, concepts.length).map((score, place) =>
    sigmoid((score * step + (biases[place] as number)) / temperature),
  )
  read.set(name, found)
  return found
}

/** Their scores as shares of one. */
function sharesOf({ biases, step, temperature }: ModelFacet, scores: Float64Array): Float64Array {
  for (let place = 0; place < scores.length; place++)
    scores[place] = (scores[place] as number) * step + (biases[place] as number)
  return softmax(scores, temperature)
}

/** How likely each concept of one facet is, in their order; the other facets are not looked at, which takes less long. */
export function readFacet(model: ConceptModel, text: string, language: Language, name: string): Float64Array {
  const read = readLately(model, text)
  const known = read.get(name)
  if (known) return known
  let first = 0
  for (const facet of model.facets) {
    const { length } = facet.concepts
    if (facet.name === name) {
      const shares = sharesOf(facet, scoresOf(model, text, language, first, length))
      read.set(name, shares)
      return shares
    }
    first += length
  }
  throw new Error(`a model without the facet ${name}`)
}

/** How likely each concept of each facet is, in their order: shares of one in every facet. */
export function readFacets(model: ConceptModel, text: string, language: Language): ReadonlyMap<string, Float64Array> {
  const read = readLately(model, text)
  if (read.size === model.facets.length) return read
  const scores = scoresOf(model, text, language, 0, conceptsIn(model.facets))
  let column = 0
  for (const facet of model.facets) {
    read.set(facet.name, sharesOf(facet, scores.subarray(column, column + facet.concepts.length)))
    column += facet.concepts.length
  }
  return read
}

/** The same with the name of each concept. */
export function readConceptShares(
  model: ConceptModel,
  text: string,
  language: Language,
): Map<string, Map<string, number>> {
  const read = readFacets(model, text, language)
  return new Map(
    model.facets.map(({ name, concepts }) => {
      const shares = read.get(name) as Float64Array
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
