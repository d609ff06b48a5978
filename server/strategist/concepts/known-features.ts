import type { Language } from '#contract/language.ts'
import { keepLast } from '../reading/keep-last.ts'
import { hashesOf, hashesOfPairs, tokensOf } from './features.ts'

/** The features that a model knows, a row each. */
export interface FeatureTable {
  /** Sorted, so that a feature is found by its group. */
  hashes: Uint32Array
  /** How rare each feature is, in steps of `RARITY_STEP`. */
  rarities: Uint8Array
}

export const RARITY_STEP = 1 / 16

/** The rows of the features of a text that a model knows, with their values; each block has the length one. */
export interface KnownFeatures {
  rows: Uint32Array
  values: Float64Array
}

/** The upper half of a hash says in which group it is. The hashes are spread evenly, so each group has one or two. */
const groupOf = (hash: number): number => hash >>> 16
const GROUPS = 2 ** 16

/** Where each group of the hashes, which are in order, begins. */
function startsOfGroups(hashes: Uint32Array): Uint32Array {
  const starts = new Uint32Array(GROUPS + 1)
  for (const hash of hashes) starts[groupOf(hash) + 1] = (starts[groupOf(hash) + 1] as number) + 1
  for (let group = 0; group < GROUPS; group++)
    starts[group + 1] = (starts[group + 1] as number) + (starts[group] as number)
  return starts
}

/** What a model knows of a token, whatever stands beside it. */
interface KnownToken {
  stem: string
  /** The row of each feature; -1 for one that the model does not know. */
  ofStem: number
  ofWord: number
  /** Only those that it knows, each as often as it occurs. */
  ofPieces: readonly number[]
}

/** What is made once for a model, and what is kept of its last texts: a message is read several times for one answer. */
interface Reader {
  starts: Uint32Array
  tokens: Map<string, KnownToken>
  readLately: (text: string) => KnownFeatures
}
const readers = new WeakMap<FeatureTable, Reader>()

function readerOf(model: FeatureTable, language: Language): Reader {
  const known = readers.get(model)
  if (known) return known
  const reader: Reader = {
    starts: startsOfGroups(model.hashes),
    tokens: new Map(),
    readLately: keepLast((text) => findFeatures(model, text, language)),
  }
  readers.set(model, reader)
  return reader
}

/** The features of a text that the model knows. */
export const knownFeatures = (model: FeatureTable, text: string, language: Language): KnownFeatures =>
  readerOf(model, language).readLately(text)

function rowOf({ hashes }: FeatureTable, starts: Uint32Array, hash: number): number {
  const group = groupOf(hash)
  for (let place = starts[group] as number; place < (starts[group + 1] as number); place++)
    if (hashes[place] === hash) return place
  return -1
}

/** Most tokens come again and again; longer ones are misspelt or made up. About a megabyte. */
const MOST_REMEMBERED = 4_000
const LONGEST_REMEMBERED = 24

function knownToken(model: FeatureTable, { starts, tokens }: Reader, token: string, language: Language): KnownToken {
  const known = tokens.get(token)
  if (known) return known
  const { stem, ofStem, ofWord, ofPieces } = hashesOf(token, language)
  const rows = ofPieces.map((piece) => rowOf(model, starts, piece))
  const found = {
    stem,
    ofStem: rowOf(model, starts, ofStem),
    ofWord: ofWord === null ? -1 : rowOf(model, starts, ofWord),
    ofPieces: rows.filter((row) => row >= 0),
  }
  if (token.length > LONGEST_REMEMBERED) return found
  if (tokens.size >= MOST_REMEMBERED) tokens.clear()
  tokens.set(token, found)
  return found
}

/** How often each row was counted; zero between two blocks. One for all models, as large as the largest. */
let times = new Uint32Array(0)

/** Counts a row, and notes it when it is the first time. */
function count(row: number, counted: number[]): void {
  if (row < 0) return
  if (times[row] === 0) counted.push(row)
  times[row] = (times[row] as number) + 1
}

/** How much a feature counts that occurs so often in a text. */
export const featureValue = (occurs: number, rarity: number): number => (1 + Math.log(occurs)) * rarity

/** Takes the rows that were counted with their values, by rarity, and brings them to length one. */
function weighCounted({ rarities }: FeatureTable, counted: readonly number[]): Float64Array {
  const values = new Float64Array(counted.length)
  let squares = 0
  for (let place = 0; place < counted.length; place++) {
    const row = counted[place] as number
    const value = featureValue(times[row] as number, (rarities[row] as number) * RARITY_STEP)
    squares += value * value
    values[place] = value
    times[row] = 0
  }
  const length = Math.sqrt(squares) || 1
  for (let place = 0; place < values.length; place++) values[place] = (values[place] as number) / length
  return values
}

/** The same as `knownFeatures`, for a text that will hardly be read again: it takes no place of one that will. */
export function findFeatures(model: FeatureTable, text: string, language: Language): KnownFeatures {
  const reader = readerOf(model, language)
  if (times.length < model.hashes.length) times = new Uint32Array(model.hashes.length)
  const tokens = tokensOf(text).map((token) => knownToken(model, reader, token, language))
  const pairs = hashesOfPairs(tokens.map(({ stem }) => stem))
  const words: number[] = []
  for (let place = 0; place < pairs.length; place++) {
    const token = tokens[place]
    if (token) count(token.ofStem, words)
    count(rowOf(model, reader.starts, pairs[place] as number), words)
    if (token) count(token.ofWord, words)
  }
  const ofWords = weighCounted(model, words)
  const pieces: number[] = []
  for (const { ofPieces } of tokens) for (const row of ofPieces) count(row, pieces)
  const ofPieces = weighCounted(model, pieces)
  const rows = new Uint32Array(words.length + pieces.length)
  const values = new Float64Array(rows.length)
  rows.set(words)
  rows.set(pieces, words.length)
  values.set(ofWords)
  values.set(ofPieces, words.length)
  return { rows, values }
}
