import { createHash } from 'node:crypto'
import { subjectId } from '#content/subjects/subjects.ts'
import type { Language } from '#contract/language.ts'
import { readyAnswersOf } from '#server/strategist/knowledge/ready-answer.ts'
import { isGroup, termsOf, timesWeight } from '#server/strategist/knowledge/synonyms.ts'
import { followUps } from '#server/strategist/knowledge/written-lists.ts'
import {
  ANSWER_STEP,
  countRows,
  dotProduct,
  type MeaningModel,
  meaningOf,
  type TermMeanings,
  toLengthOne,
} from '#server/strategist/meanings/meaning-model.ts'
import { seededRandom, shuffle } from './seeded-random.ts'

/** A ready answer or follow-up with the texts that ask for it. */
export interface AskedFor {
  /** What it must be told apart from above all: what else is said about the same. */
  group: string
  texts: readonly string[]
  answer: string
}
/** In their order. */
export interface AllAskedFor {
  answers: readonly AskedFor[]
  followUps: readonly AskedFor[]
}

const DIMENSIONS = 128
const EPOCHS = 5
/** So many are told apart at once, some of each group: those of one group are the hard ones. */
const AT_ONCE = 256
const OF_ONE_GROUP = 26
/** A text is compared with so many of the others that ask for the same answer. */
const COMPARED = 4
/** This share of a text's terms is left out at random, so that no single one is relied on. */
const LEFT_OUT = 0.3
const RATE = { vector: 0.004, weight: 0.01, sharpness: 0.02 }
const SHARPNESS_AT_START = 12
/** A word counts beside its group of synonyms. */
const GROUP_WEIGHT = 0.5
/** A term of fewer texts cannot be learnt. */
const FEWEST_TEXTS = 2

/** The ready answers and follow-ups of a language, in their order. */
export const readAskedFor = (language: Language): AllAskedFor => ({
  answers: readyAnswersOf(language).map(({ matter, subject, asked, told = [], answer }) => ({
    group: `answers ${subject ?? matter}`,
    texts: [...asked, ...told],
    answer,
  })),
  followUps: followUps(language).map((followUp) => ({
    group: `follow-ups ${subjectId(followUp)}`,
    texts: [...followUp.asked, ...(followUp.told ?? [])],
    answer: followUp.answer,
  })),
})

/** Changes with every text and with the order of the answers, so that weights that were not trained again are noticed. */
export function fingerprintOfAsked({ answers, followUps }: AllAskedFor): string {
  const hash = createHash('sha256')
  for (const { group, texts, answer } of [...answers, ...followUps])
    hash.update(`${group}\t${texts.join('\t')}\t${answer}\n`)
  return hash.digest('hex')
}

/** The rows of a text's terms, with how much each counts. */
interface Text {
  rows: Uint32Array
  times: Float32Array
}

/** A sum of vectors, brought to length one. */
interface Direction {
  unit: Float32Array
  length: number
}

function addTo(sum: Float32Array, vector: Float32Array, times: number): void {
  for (let place = 0; place < sum.length; place++)
    sum[place] = (sum[place] as number) + times * (vector[place] as number)
}

function directionOf(sum: Float32Array): Direction {
  const length = Math.sqrt(dotProduct(sum, sum)) || 1
  return { unit: sum.map((value) => value / length), length }
}

/** From the slope of a direction, that of the sum. */
function slopeOfSum({ unit, length }: Direction, slope: Float32Array): Float32Array {
  const along = dotProduct(unit, slope)
  return slope.map((value, place) => (value - along * (unit[place] as number)) / length)
}

/** Numbers that are learnt by Adam; in a step only those are changed that it touches. */
function learnt(values: Float32Array, rate: number) {
  const slopes = new Float32Array(values.length)
  const means = new Float32Array(values.length)
  const squares = new Float32Array(values.length)
  return {
    values,
    slopes,
    change(from: number, to: number, step: number): void {
      const ofMeans = 1 - 0.9 ** step
      const ofSquares = 1 - 0.999 ** step
      for (let place = from; place < to; place++) {
        const slope = slopes[place] as number
        slopes[place] = 0
        const mean = 0.9 * (means[place] as number) + 0.1 * slope
        const square = 0.999 * (squares[place] as number) + 0.001 * slope * slope
        means[place] = mean
        squares[place] = square
        const change = mean / ofMeans / (Math.sqrt(square / ofSquares) + 1e-8)
        values[place] = (values[place] as number) - rate * change
      }
    },
  }
}

/** The vectors of terms and how much each counts, while they are learnt. */
function learntTerms(rarities: Float32Array, random: () => number) {
  const gaussian = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const start = Float32Array.from({ length: rarities.length * DIMENSIONS }, () => gaussian() / Math.sqrt(DIMENSIONS))
  const vectors = learnt(start, RATE.vector)
  const weights = learnt(rarities, RATE.weight)
  const touched = new Set<number>()
  const vectorOf = (row: number) => vectors.values.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS)
  return {
    vectorOf,
    weightOf: (row: number) => weights.values[row] as number,
    directionOf({ rows, times }: Text): Direction {
      const sum = new Float32Array(DIMENSIONS)
      for (const [at, row] of rows.entries())
        addTo(sum, vectorOf(row), (times[at] as number) * (weights.values[row] as number))
      return directionOf(sum)
    },
    learn({ rows, times }: Text, direction: Direction, slope: Float32Array): void {
      const ofSum = slopeOfSum(direction, slope)
      for (const [at, row] of rows.entries()) {
        const count = times[at] as number
        weights.slopes[row] = (weights.slopes[row] as number) + count * dotProduct(ofSum, vectorOf(row))
        const own = vectors.slopes.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS)
        addTo(own, ofSum, count * (weights.values[row] as number))
        touched.add(row)
      }
    },
    change(step: number): void {
      for (const row of touched) {
        vectors.change(row * DIMENSIONS, (row + 1) * DIMENSIONS, step)
        weights.change(row, row + 1, step)
      }
      touched.clear()
    },
  }
}
type LearntTerms = ReturnType<typeof learntTerms>

/** The terms that enough texts have, with how rare each is. */
function raritiesOf(texts: readonly (readonly string[])[]): Map<string, number> {
  const having = new Map<string, number>()
  for (const terms of texts) for (const term of new Set(terms)) having.set(term, (having.get(term) ?? 0) + 1)
  const known = [...having].filter(([, count]) => count >= FEWEST_TEXTS)
  known.sort(([one], [other]) => (one < other ? -1 : 1))
  return new Map(
    known.map(([term, count]) => {
      const rarity = Math.log((texts.length + 1) / (count + 1))
      return [term, isGroup(term) ? GROUP_WEIGHT * rarity : rarity]
    }),
  )
}

function countIn(terms: readonly string[], rowOf: ReadonlyMap<string, number>): Text {
  const counts = countRows(rowOf, terms)
  return { rows: Uint32Array.from(counts.keys()), times: Float32Array.from(counts.values(), timesWeight) }
}

function leaveOut({ rows, times }: Text, random: () => number): Text {
  const kept = rows.map(() => (random() < LEFT_OUT ? 0 : 1))
  return { rows: rows.filter((_, at) => kept[at]), times: times.filter((_, at) => kept[at]) }
}

function inAnyOrder<Thing>(things: readonly Thing[], random: () => number): Thing[] {
  const order = Int32Array.from(things, (_, place) => place)
  shuffle(order, random)
  return [...order].map((place) => things[place] as Thing)
}

/** The texts that ask for an answer, and its own text. */
interface Learnt {
  texts: readonly Text[]
  answer: Text
}

/** Answers to be told apart, some of each of several groups. */
function chooseAnswers(byGroup: readonly (readonly Learnt[])[], random: () => number): Learnt[] {
  const chosen: Learnt[] = []
  while (chosen.length < AT_ONCE) {
    const group = byGroup[Math.floor(random() * byGroup.length)] as readonly Learnt[]
    chosen.push(...inAnyOrder(group, random).slice(0, OF_ONE_GROUP))
  }
  return chosen.slice(0, AT_ONCE)
}

/** One text that asks for an answer, and the middle of the answer and others that ask for the same. */
function lessonOf({ texts, answer }: Learnt, terms: LearntTerms, random: () => number) {
  const [text, ...others] = inAnyOrder(texts, random) as [Text, ...Text[]]
  const asked = leaveOut(text, random)
  const compared = [...others.slice(0, COMPARED), leaveOut(answer, random)].map((other) => ({
    text: other,
    direction: terms.directionOf(other),
  }))
  const sum = new Float32Array(DIMENSIONS)
  for (const { direction } of compared) addTo(sum, direction.unit, 1 / compared.length)
  return { asked, direction: terms.directionOf(asked), compared, middle: directionOf(sum) }
}
type Lesson = ReturnType<typeof lessonOf>

/** Every text must point to the middle of its own answer rather than to those of the others. Returns the slope of the sharpness. */
function learnFrom(lessons: readonly Lesson[], terms: LearntTerms, sharpness: number): number {
  const ofMiddles = lessons.map(() => new Float32Array(DIMENSIONS))
  let ofSharpness = 0
  for (const [own, { asked, direction }] of lessons.entries()) {
    const alike = lessons.map(({ middle }) => dotProduct(direction.unit, middle.unit))
    const powers = alike.map((value) => Math.exp(sharpness * (value - 1)))
    const all = powers.reduce((sum, power) => sum + power, 0)
    const slope = new Float32Array(DIMENSIONS)
    for (const [other, { middle }] of lessons.entries()) {
      const wrong = ((powers[other] as number) / all - (other === own ? 1 : 0)) / lessons.length
      ofSharpness += wrong * (alike[other] as number)
      addTo(slope, middle.unit, sharpness * wrong)
      addTo(ofMiddles[other] as Float32Array, direction.unit, sharpness * wrong)
    }
    terms.learn(asked, direction, slope)
  }
  for (const [own, { compared, middle }] of lessons.entries()) {
    const slope = slopeOfSum(middle, ofMiddles[own] as Float32Array).map((value) => value / compared.length)
    for (const { text, direction } of compared) terms.learn(text, direction, slope)
  }
  return ofSharpness
}

/**
 * Learns the vectors of terms by telling answers apart: a text must point to its answer and the others that ask for it
 * rather than to those of some hundred other answers.
 */
export function trainMeanings({ answers, followUps }: AllAskedFor, language: Language): MeaningModel {
  const random = seededRandom(20_261_117)
  const all = [...answers, ...followUps].map(({ group, texts, answer }) => ({
    group,
    texts: texts.map((text) => termsOf(text, language)),
    answer: termsOf(answer, language),
  }))
  const rarities = raritiesOf(all.flatMap(({ texts, answer }) => [...texts, answer]))
  const rows = new Map([...rarities.keys()].map((term, row) => [term, row]))
  const byGroup = Map.groupBy(all, ({ group }) => group)
  const learntByGroup = [...byGroup.values()].map((ofGroup) =>
    ofGroup.map(({ texts, answer }) => ({
      texts: texts.map((terms) => countIn(terms, rows)),
      answer: countIn(answer, rows),
    })),
  )
  const terms = learntTerms(Float32Array.from(rarities.values()), random)
  const sharpness = learnt(Float32Array.of(SHARPNESS_AT_START), RATE.sharpness)
  const texts = all.reduce((sum, each) => sum + each.texts.length, 0)
  const steps = Math.ceil((EPOCHS * texts) / AT_ONCE)
  for (let step = 1; step <= steps; step++) {
    const lessons = chooseAnswers(learntByGroup, random).map((each) => lessonOf(each, terms, random))
    sharpness.slopes[0] = learnFrom(lessons, terms, sharpness.values[0] as number)
    sharpness.change(0, 1, step)
    terms.change(step)
  }
  const model = { dimensions: DIMENSIONS, rows, ...packTerms(terms, rows.size) }
  const pointedTo = all.map((each) => [...each.texts, each.answer])
  return {
    ...model,
    answers: packAnswers(model, pointedTo.slice(0, answers.length)),
    followUps: packAnswers(model, pointedTo.slice(answers.length)),
  }
}

/** The vector of each term times how much it counts, as small whole numbers. */
function packTerms(terms: LearntTerms, count: number): Pick<MeaningModel, 'vectors' | 'steps'> {
  const vectors = new Int8Array(count * DIMENSIONS)
  const steps = new Float32Array(count)
  for (let row = 0; row < count; row++) {
    const vector = terms.vectorOf(row).map((value) => value * terms.weightOf(row))
    const step = Math.max(...vector.map(Math.abs)) / 127 || 1
    steps[row] = step
    vectors.set(
      vector.map((value) => Math.round(value / step)),
      row * DIMENSIONS,
    )
  }
  return { vectors, steps }
}

/** Where each answer and the texts that ask for it point together. */
function packAnswers(model: TermMeanings, answers: readonly (readonly string[][])[]): Int8Array {
  const packed = new Int8Array(answers.length * DIMENSIONS)
  for (const [place, texts] of answers.entries()) {
    const sum = new Float32Array(DIMENSIONS)
    for (const terms of texts) addTo(sum, meaningOf(model, terms), 1)
    packed.set(
      toLengthOne(sum).map((value) => Math.round(value / ANSWER_STEP)),
      place * DIMENSIONS,
    )
  }
  return packed
}
