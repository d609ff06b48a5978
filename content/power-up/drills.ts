import type { PowerUpTexts } from './en.ts'

export type DrillId = keyof PowerUpTexts['drills']

/** The movement of the circle: it grows, stays, shrinks, or moves freely while the person looks at a picture in mind. */
export type Breath = 'in' | 'hold' | 'out' | 'free'

export type Phase<Cue extends string = string> = { cue: Cue; breath: Breath; seconds: number }

type Phases<Id extends DrillId> = readonly Phase<Extract<keyof PowerUpTexts['drills'][Id]['cues'], string>>[]

function repeat<Part>(times: number, parts: readonly Part[]): Part[] {
  return Array.from({ length: times }, () => parts).flat()
}

/** 60 seconds each. None holds the breath for longer than 4 seconds, and none breathes faster than at rest. */
export const DRILLS: { [Id in DrillId]: Phases<Id> } = {
  'square-breath': [
    ...repeat(3, [
      { cue: 'in', breath: 'in', seconds: 4 },
      { cue: 'full', breath: 'hold', seconds: 4 },
      { cue: 'out', breath: 'out', seconds: 4 },
      { cue: 'empty', breath: 'hold', seconds: 4 },
    ] as const),
    { cue: 'see', breath: 'free', seconds: 12 },
  ],
  'long-exhale': [
    ...repeat(4, [
      { cue: 'in', breath: 'in', seconds: 4 },
      { cue: 'out', breath: 'out', seconds: 6 },
    ] as const),
    { cue: 'see', breath: 'free', seconds: 14 },
    { cue: 'set', breath: 'free', seconds: 6 },
  ],
  'the-walk': [
    { cue: 'stand', breath: 'free', seconds: 8 },
    { cue: 'in', breath: 'in', seconds: 4 },
    { cue: 'out', breath: 'out', seconds: 6 },
    { cue: 'walk', breath: 'free', seconds: 16 },
    { cue: 'in', breath: 'in', seconds: 4 },
    { cue: 'out', breath: 'out', seconds: 6 },
    { cue: 'begin', breath: 'free', seconds: 16 },
  ],
  unclench: [
    { cue: 'handsIn', breath: 'in', seconds: 4 },
    { cue: 'handsOut', breath: 'out', seconds: 6 },
    { cue: 'shouldersIn', breath: 'in', seconds: 4 },
    { cue: 'shouldersOut', breath: 'out', seconds: 6 },
    { cue: 'faceIn', breath: 'in', seconds: 4 },
    { cue: 'faceOut', breath: 'out', seconds: 6 },
    { cue: 'bellyIn', breath: 'in', seconds: 4 },
    { cue: 'bellyOut', breath: 'out', seconds: 6 },
    { cue: 'legsIn', breath: 'in', seconds: 4 },
    { cue: 'legsOut', breath: 'out', seconds: 6 },
    { cue: 'feel', breath: 'free', seconds: 10 },
  ],
  'next-round': [
    { cue: 'recall', breath: 'free', seconds: 10 },
    { cue: 'in', breath: 'in', seconds: 4 },
    { cue: 'out', breath: 'out', seconds: 8 },
    { cue: 'correct', breath: 'free', seconds: 14 },
    { cue: 'in', breath: 'in', seconds: 4 },
    { cue: 'out', breath: 'out', seconds: 8 },
    { cue: 'word', breath: 'free', seconds: 12 },
  ],
  kiai: [
    ...repeat(3, [
      { cue: 'in', breath: 'in', seconds: 4 },
      { cue: 'out', breath: 'out', seconds: 4 },
    ] as const),
    ...repeat(4, [
      { cue: 'load', breath: 'in', seconds: 3 },
      { cue: 'shout', breath: 'out', seconds: 3 },
    ] as const),
    { cue: 'stand', breath: 'free', seconds: 12 },
  ],
}

// Six drills and seven days in a week, so that a weekday does not always have the same drill.
const ROTATION = Object.keys(DRILLS) as DrillId[]

/** The drill for a date in the member's calendar ('2024-02-29'); it differs from the day before. */
export function drillOfDay(date: string): DrillId {
  const day = Date.parse(`${date}T00:00:00Z`) / (24 * 60 * 60 * 1000)
  const drill = ROTATION[((day % ROTATION.length) + ROTATION.length) % ROTATION.length]
  if (!drill) throw new RangeError(`not a date: ${date}`)
  return drill
}
