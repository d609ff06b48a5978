import type { Language } from '#contract/language.ts'
import { DIALOGUE_ACTS, type DialogueAct } from '#server/strategist/strategist.ts'
import { ENGLISH_EXAMPLES } from './act-examples/texts/english.ts'
import { PORTUGUESE_EXAMPLES } from './act-examples/texts/portuguese.ts'
import { SPANISH_EXAMPLES } from './act-examples/texts/spanish.ts'
import { type ActFeatures, actFeatures } from './act-features.ts'

export type ActExamples = Record<DialogueAct, readonly string[]>
export type ActProbabilities = Record<DialogueAct, number>
export type ActClassifier = (message: string) => ActProbabilities

const EXAMPLES: Record<Language, ActExamples> = {
  en: ENGLISH_EXAMPLES,
  pt: PORTUGUESE_EXAMPLES,
  es: SPANISH_EXAMPLES,
}
/** Chosen by cross-validation on the examples. */
const ROUNDS = 15
const RATE = 0.25
const SLOWING = 0.2
const DECAY = 0.003
const ACTS = DIALOGUE_ACTS.length

/** Scores as probabilities. */
function softmax(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - highest))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

/** The examples of all acts interleaved, so that no act is learnt last. */
function byTurns(examples: ActExamples): { message: string; act: number }[] {
  const longest = Math.max(...DIALOGUE_ACTS.map((act) => examples[act].length))
  return Array.from({ length: longest }, (_, index) =>
    DIALOGUE_ACTS.flatMap((act, number) => {
      const message = examples[act][index]
      return message === undefined ? [] : [{ message, act: number }]
    }),
  ).flat()
}

/** Features as rows of the weight matrix, with their values. */
interface Vector {
  rows: Int32Array
  values: Float64Array
}

function vectorOf(features: ActFeatures, rowOf: (feature: string) => number | undefined): Vector {
  const known = [...features].flatMap(([feature, value]) => {
    const row = rowOf(feature)
    return row === undefined ? [] : [{ row, value }]
  })
  return { rows: Int32Array.from(known, ({ row }) => row), values: Float64Array.from(known, ({ value }) => value) }
}

function probabilities(weights: Float64Array, { rows, values }: Vector): Float64Array {
  const scores = new Float64Array(ACTS)
  for (let index = 0; index < rows.length; index++) {
    const start = (rows[index] ?? 0) * ACTS
    const value = values[index] ?? 0
    for (let act = 0; act < ACTS; act++) scores[act] = (scores[act] ?? 0) + value * (weights[start + act] ?? 0)
  }
  return softmax(scores)
}

function learn(weights: Float64Array, { rows, values }: Vector, right: number, rate: number): void {
  const wrongness = probabilities(weights, { rows, values })
  wrongness[right] = (wrongness[right] ?? 0) - 1
  for (let index = 0; index < rows.length; index++) {
    const start = (rows[index] ?? 0) * ACTS
    const value = values[index] ?? 0
    for (let act = 0; act < ACTS; act++) {
      const weight = weights[start + act] ?? 0
      weights[start + act] = weight - rate * (value * (wrongness[act] ?? 0) + DECAY * weight)
    }
  }
}

/** A logistic regression. Deterministic: the same examples in the same order give the same weights. */
export function trainActClassifier(examples: ActExamples, language: Language): ActClassifier {
  const rows = new Map<string, number>()
  const newRow = (feature: string): number => {
    const row = rows.get(feature) ?? rows.size
    rows.set(feature, row)
    return row
  }
  const lessons = byTurns(examples).map(({ message, act }) => ({
    act,
    vector: vectorOf(actFeatures(message, language), newRow),
  }))
  const weights = new Float64Array(rows.size * ACTS)
  for (let round = 0; round < ROUNDS; round++)
    for (const { vector, act } of lessons) learn(weights, vector, act, RATE / (1 + SLOWING * round))

  return (message) => {
    const found = probabilities(
      weights,
      vectorOf(actFeatures(message, language), (feature) => rows.get(feature)),
    )
    return Object.fromEntries(DIALOGUE_ACTS.map((act, number) => [act, found[number]])) as ActProbabilities
  }
}

const trained = new Map<Language, ActClassifier>()

/** Trained at first use, per language. */
export function actClassifier(language: Language): ActClassifier {
  const known = trained.get(language)
  if (known) return known
  const classifier = trainActClassifier(EXAMPLES[language], language)
  trained.set(language, classifier)
  return classifier
}
