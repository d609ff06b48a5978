import { ASPECT_IDS, type Aspect } from '#content/aspects/aspects.ts'
import { placesOf } from '../aspects/read-aspects.ts'
import { type FlatLists, flatten } from './flat-lists.ts'

/** What the case of an answer is made of. */
export interface AnswerCase {
  aspects: readonly Aspect[]
  /** For somebody of whom one of these is not true the answer would be wrong or odd. */
  only_if?: readonly Aspect[]
}

/** Compares what a message says with the cases that answers were written for. */
export interface AspectIndex {
  /** For each case, how much more likely than usual its aspects are in the message: about -5 to 8. */
  likeness(message: Float64Array): Float32Array
}

/** An aspect that the reader does not see at all is no proof that it is not meant. */
const LEAST = 0.005
const LEAST_OF_NEEDED = 0.02
/** How much more the aspects count that must be true. */
const NEEDED_WEIGHT = 0.3

/** For each case, the sum of the values of its aspects. */
function sumOf({ starts, items }: FlatLists, values: Float64Array, place: number): number {
  let sum = 0
  for (let at = starts[place] as number; at < (starts[place + 1] as number); at++)
    sum += values[items[at] as number] as number
  return sum
}

export function buildAspectIndex(cases: readonly AnswerCase[]): AspectIndex {
  const all = flatten(cases.map(({ aspects, only_if = [] }) => placesOf([...aspects, ...only_if])))
  const needed = flatten(cases.map(({ only_if = [] }) => placesOf(only_if)))
  const usual = new Float64Array(ASPECT_IDS.length)
  for (const aspect of all.items) usual[aspect] = (usual[aspect] as number) + 1 / cases.length
  return {
    likeness(message) {
      const gains = message.map((likely, aspect) => Math.log((likely + LEAST) / ((usual[aspect] as number) + LEAST)))
      const losses = message.map((likely) => NEEDED_WEIGHT * Math.log(likely + LEAST_OF_NEEDED))
      const found = new Float32Array(cases.length)
      for (let place = 0; place < found.length; place++) {
        const count = (all.starts[place + 1] as number) - (all.starts[place] as number)
        found[place] = sumOf(all, gains, place) / Math.sqrt(count + 1) + sumOf(needed, losses, place)
      }
      return found
    },
  }
}
