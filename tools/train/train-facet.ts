import { softmax } from '#server/strategist/concepts/concept-model.ts'

/** A sentence as rows of the weight matrix with their values. */
export interface Vector {
  rows: Int32Array
  values: Float32Array
}

export interface Lesson {
  vector: Vector
  /** The place of its concept in the facet. */
  right: number
  weight: number
}

export interface TrainingSettings {
  epochs: number
  rate: number
  decay: number
}

/** A generator of the same numbers at every run, so that the same sentences give the same weights. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = order[last] as number
    order[last] = order[other] as number
    order[other] = kept
  }
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
const NEGLIGIBLE = 0.002

/** Multinomial logistic regression by AdaGrad. */
export function trainFacet(
  lessons: readonly Lesson[],
  size: { features: number; concepts: number },
  { epochs, rate, decay }: TrainingSettings,
): FacetWeights {
  const { features, concepts } = size
  const weights = new Float32Array(features * concepts)
  const squares = new Float32Array(features * concepts).fill(0.1)
  const biases = new Float32Array(concepts)
  const random = seededRandom(20_261_115)
  const order = Int32Array.from(lessons, (_, index) => index)
  const toChange = new Int32Array(concepts)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    const step = rate / (1 + epoch * 0.05)
    for (const place of order) {
      const { vector, right, weight } = lessons[place] as Lesson
      const wrong = softmax(scoresOf({ weights, biases }, vector))
      wrong[right] = (wrong[right] as number) - 1
      for (let concept = 0; concept < concepts; concept++)
        biases[concept] = (biases[concept] as number) - 0.02 * step * weight * (wrong[concept] as number)
      let changed = 0
      for (let concept = 0; concept < concepts; concept++)
        if (Math.abs(wrong[concept] as number) > NEGLIGIBLE) toChange[changed++] = concept
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
