import { sigmoid, softmax } from '#server/strategist/concepts/concept-model.ts'
import { seededRandom, shuffle } from './seeded-random.ts'

/** A sentence as rows of the weight matrix with their values. */
export interface Vector {
  rows: Int32Array
  values: Float32Array
}

export interface Lesson {
  vector: Vector
  /** The places of its concepts in the facet. */
  right: readonly number[]
  weight: number
}

export interface TrainingSettings {
  epochs: number
  rate: number
  decay: number
  /** `one`: every sentence has just one concept of the facet. `any`: it may have none or many. */
  concepts: 'one' | 'any'
}

export interface FacetWeights {
  /** One row a feature, one column a concept. */
  weights: Float32Array
  biases: Float32Array
}

export function scoresOf({ weights, biases }: FacetWeights, { rows, values }: Vector): Float64Array {
  const concepts = biases.length
  const scores = Float64Array.from(biases)
  for (let index = 0; index < rows.length; index++) {
    const start = (rows[index] as number) * concepts
    const value = values[index] as number
    for (let concept = 0; concept < concepts; concept++)
      scores[concept] = (scores[concept] as number) + value * (weights[start + concept] as number)
  }
  return scores
}

/** A concept that is off by less than this is not changed, which makes training five times as fast. */
const NEGLIGIBLE = { one: 0.002, any: 0.01 }

/** How often each concept is right, as the score that a sentence without any known feature gets. */
function usualScores(lessons: readonly Lesson[], concepts: number): Float32Array {
  const having = new Float32Array(concepts)
  for (const { right } of lessons) for (const concept of right) having[concept] = (having[concept] as number) + 1
  return having.map((count) => Math.log((count + 0.5) / (lessons.length - count + 0.5)))
}

/** Logistic regression by AdaGrad: one for the facet if a sentence has one concept of it, else one for each concept. */
export function trainFacet(
  lessons: readonly Lesson[],
  size: { features: number; concepts: number },
  { epochs, rate, decay, concepts: how }: TrainingSettings,
): FacetWeights {
  const { features, concepts } = size
  const weights = new Float32Array(features * concepts)
  const squares = new Float32Array(features * concepts).fill(0.1)
  const biases = how === 'one' ? new Float32Array(concepts) : usualScores(lessons, concepts)
  const random = seededRandom(20_261_115)
  const order = Int32Array.from(lessons, (_, index) => index)
  const toChange = new Int32Array(concepts)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    const step = rate / (1 + epoch * 0.05)
    for (const place of order) {
      const { vector, right, weight } = lessons[place] as Lesson
      const scores = scoresOf({ weights, biases }, vector)
      const wrong = how === 'one' ? softmax(scores) : scores.map(sigmoid)
      for (const concept of right) wrong[concept] = (wrong[concept] as number) - 1
      for (let concept = 0; concept < concepts; concept++)
        biases[concept] = (biases[concept] as number) - 0.02 * step * weight * (wrong[concept] as number)
      let changed = 0
      for (let concept = 0; concept < concepts; concept++)
        if (Math.abs(wrong[concept] as number) > NEGLIGIBLE[how]) toChange[changed++] = concept
      const { rows, values } = vector
      for (let index = 0; index < rows.length; index++) {
        const start = (rows[index] as number) * concepts
        const value = (values[index] as number) * weight
        for (let place = 0; place < changed; place++) {
          const concept = toChange[place] as number
          const at = start + concept
          const old = weights[at] as number
          const gradient = value * (wrong[concept] as number) + decay * old
          const square = (squares[at] as number) + gradient * gradient
          squares[at] = square
          weights[at] = old - (step * gradient) / Math.sqrt(square)
        }
      }
    }
  }
  return { weights, biases }
}
