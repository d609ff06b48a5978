import type { Aspect } from '#content/aspects/aspects.ts'
import { placesOf } from './read-aspects.ts'

const GLAD: readonly Aspect[] = ['won', 'proud-happy', 'it-worked']
const SAD: readonly Aspect[] = ['lost', 'failed-test', 'job-gone', 'death', 'disappointed', 'cancelled']
const PLAINLY = 0.5

const saysOneOf = (aspects: readonly Aspect[]): ((said: Float64Array) => boolean) => {
  const places = placesOf(aspects)
  return (said) => places.some((place) => (said[place] as number) >= PLAINLY)
}

const mostOf = (aspects: readonly Aspect[]): ((said: Float64Array) => number) => {
  const places = placesOf(aspects)
  return (said) => Math.max(...places.map((place) => said[place] as number))
}
const gladMost = mostOf(GLAD)
const sadMost = mostOf(SAD)

/** How much what was said is that something went well: -0.5 to 1. */
export const gladness = (said: Float64Array): number => gladMost(said) - sadMost(said) / 2

/** Whether what was said is that something went well: "he said I can train for free", "I slept six hours". */
export const soundsGlad = saysOneOf(GLAD)

const saysSad = saysOneOf(SAD)

/** Whether it is bad news, and nothing good beside it. Bad news in proud words is easily taken for good news. */
export const soundsSad = (said: Float64Array): boolean => saysSad(said) && !soundsGlad(said)

/** "I did not make the team": proud words about something that was missed. Folded, in all three languages together. */
const MISSED_OUT =
  /\b(?:(?:did not|didn'?t) (?:make|get (?:in|into|picked|selected))|left (?:me )?out of|(?:got|was|been) (?:cut|dropped) from|(?:nao|no) (?:entrei|entre|fui (?:convocad|selecionad|seleccionad)[oa]|quede|me (?:convocaram|seleccionaron|convocaron))|(?:me )?(?:deixaram|dejaron|han dejado) (?:de )?fora|(?:me )?(?:dejaron|han dejado) fuera|fiquei de fora|quede fuera)\b/

export const missedOut = (folded: string): boolean => MISSED_OUT.test(folded)
