import { packFile, unpackFile } from '../concepts/packed-file.ts'
import { timesWeight } from '../knowledge/synonyms.ts'

/**
 * What terms mean, as vectors: the vectors of texts that ask for the same answer point the same way, also if they have
 * no word in common. `tools/train/train-meanings.ts` learns them.
 */
export interface TermMeanings {
  /** A multiple of four. */
  dimensions: number
  /** The row of each term. */
  rows: ReadonlyMap<string, number>
  /** One row a term, in steps of its own. */
  vectors: Int8Array
  steps: Float32Array
}

/** Where the ready answers and follow-ups point with the texts that ask for them, a row each, in steps of `ANSWER_STEP`. */
export interface MeaningModel extends TermMeanings {
  answers: Int8Array
  followUps: Int8Array
}

export const ANSWER_STEP = 1 / 127

/** Brings a vector to length one; one without length stays as it is. */
export function toLengthOne(vector: Float32Array): Float32Array {
  let squares = 0
  for (const value of vector) squares += value * value
  const length = Math.sqrt(squares) || 1
  return vector.map((value) => value / length)
}

/** How often each known term occurs, by its row. */
export function countRows(rows: TermMeanings['rows'], terms: readonly string[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const term of terms) {
    const row = rows.get(term)
    if (row !== undefined) counts.set(row, (counts.get(row) ?? 0) + 1)
  }
  return counts
}

/** Where the terms of a text point; of length one, or zero if no term is known. */
export function meaningOf({ dimensions, rows, vectors, steps }: TermMeanings, terms: readonly string[]): Float32Array {
  const sum = new Float32Array(dimensions)
  for (const [row, times] of countRows(rows, terms)) {
    const weight = timesWeight(times) * (steps[row] as number)
    const start = row * dimensions
    for (let place = 0; place < dimensions; place++)
      sum[place] = (sum[place] as number) + weight * (vectors[start + place] as number)
  }
  return toLengthOne(sum)
}

/** Of two vectors of length one it says how near they are: -1 to 1. */
export function dotProduct(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let place = 0; place < one.length; place++) sum += (one[place] as number) * (other[place] as number)
  return sum
}

/** How near a meaning is to what stands in a row: -1 to 1. Four sums side by side take little more than half the time of one. */
export function likenessToRow(rows: Int8Array, row: number, meaning: Float32Array): number {
  let at = row * meaning.length
  let [one, two, three, four] = [0, 0, 0, 0]
  for (let place = 0; place < meaning.length; place += 4, at += 4) {
    one += (meaning[place] as number) * (rows[at] as number)
    two += (meaning[place + 1] as number) * (rows[at + 1] as number)
    three += (meaning[place + 2] as number) * (rows[at + 2] as number)
    four += (meaning[place + 3] as number) * (rows[at + 3] as number)
  }
  return (one + two + three + four) * ANSWER_STEP
}

const MAGIC = 0x4b4d4541

interface Header {
  dimensions: number
  terms: string[]
  answers: number
  followUps: number
}

export function encodeMeanings({ dimensions, rows, vectors, steps, answers, followUps }: MeaningModel): Buffer {
  const header: Header = {
    dimensions,
    terms: [...rows.keys()],
    answers: answers.length / dimensions,
    followUps: followUps.length / dimensions,
  }
  return packFile(MAGIC, header, [steps, vectors, answers, followUps])
}

export function decodeMeanings(file: Uint8Array): MeaningModel {
  const { header, take } = unpackFile<Header>(MAGIC, file)
  const { dimensions, terms, answers, followUps } = header
  return {
    dimensions,
    rows: new Map(terms.map((term, row) => [term, row])),
    steps: take(Float32Array, terms.length),
    vectors: take(Int8Array, terms.length * dimensions),
    answers: take(Int8Array, answers * dimensions),
    followUps: take(Int8Array, followUps * dimensions),
  }
}
