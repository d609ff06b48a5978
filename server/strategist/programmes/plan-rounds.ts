import type { RoundPlace } from '#content/programmes/programme-texts.ts'
import { isMinor, type ProgrammeFacts } from './facts.ts'

export interface RoundsPlan {
  rounds: number
  round_minutes: number
  rest_seconds: number
  /** The first minutes, before the rounds. */
  warm_up: number
  /** Cool-down, already counted in the total. */
  end: number
  total: number
  place: RoundPlace
  /** The numbers of the tasks, one a round. */
  tasks: readonly number[]
  /** To how many rounds it grows; absent if the time does not allow more. */
  most?: number
  /** The time is too short for so many rounds as were told. */
  isFewer: boolean
  /** The session is shorter or longer than the time that was told. */
  isOtherTime: boolean
}

/** Of the end, the shorter where there is little time. */
const END = 5
const SHORT_END = 3
const SHORT_WARM_UP = 3
const LITTLE_TIME = 30
const USUAL = { rounds: 6, minutes: 3, rest: 60 }
const LIGHT = { rounds: 5, minutes: 2, rest: 60 }
const MOST_ROUNDS = 12
const FEWEST_ROUNDS = 2
/** A number of rounds as small as this is that of a bout, and training goes a little beyond it. */
const OF_A_BOUT = 5
const MORE_THAN_A_BOUT = 2

function placeOf({ family = 'any', gear, company }: ProgrammeFacts): RoundPlace {
  if (family === 'grappling') return company === 'partner' ? 'grappling_partner' : 'grappling_alone'
  if (gear === 'bag') return family === 'striking' || family === 'any' ? 'bag' : 'kick_bag'
  if (gear === 'pads' || company === 'partner') return 'partner'
  return 'shadow'
}

const warmUpFor = (minutes: number | undefined): number =>
  minutes === undefined ? 10 : minutes < 20 ? 3 : minutes < 35 ? 5 : minutes < 60 ? 8 : 10

/** As many different tasks as rounds, from easy to how it is on the day; with more rounds than tasks some come twice. */
function tasksFor(rounds: number, known: number): number[] {
  const last = known - 1
  if (rounds === 1) return [0]
  if (rounds <= known) return Array.from({ length: rounds }, (_, place) => Math.round((place * last) / (rounds - 1)))
  const places = Array.from({ length: rounds }, (_, place) => Math.floor((place * known) / rounds))
  return places
}

/** The rounds of one session, from the time there is, or from how long a bout is. */
export function planRounds(facts: ProgrammeFacts, isForBout: boolean, known: number): RoundsPlan {
  const usual = facts.beginner || isMinor(facts) ? LIGHT : USUAL
  const round_minutes = facts.round_minutes ?? usual.minutes
  const rest_seconds = facts.rest_seconds ?? (round_minutes >= 5 ? 90 : usual.rest)
  const one = round_minutes + rest_seconds / 60
  const roomFor = (rounds: number, around: number): boolean =>
    facts.minutes === undefined || rounds * one - rest_seconds / 60 + around <= facts.minutes
  const usualStart = warmUpFor(facts.minutes)
  const usualEnd = facts.minutes !== undefined && facts.minutes < LITTLE_TIME ? SHORT_END : END
  // Rounds that were told come before a long warm-up.
  const isShort = facts.rounds !== undefined && !roomFor(facts.rounds, usualStart + usualEnd)
  const [warm_up, end] = isShort ? [SHORT_WARM_UP, SHORT_END] : [usualStart, usualEnd]
  const isOfBout = facts.rounds !== undefined && isForBout && facts.rounds <= OF_A_BOUT
  const fits =
    facts.minutes === undefined ? MOST_ROUNDS : Math.floor((facts.minutes - warm_up - end + rest_seconds / 60) / one)
  const wanted = isOfBout
    ? (facts.rounds ?? 0) + 1
    : (facts.rounds ?? (facts.minutes === undefined ? usual.rounds : fits))
  const rounds = Math.max(FEWEST_ROUNDS, Math.min(wanted, MOST_ROUNDS, Math.max(fits, FEWEST_ROUNDS)))
  const most = isOfBout ? (facts.rounds ?? 0) + MORE_THAN_A_BOUT + 1 : rounds + MORE_THAN_A_BOUT
  const isCapped = Math.min(wanted, fits) > MOST_ROUNDS
  const work = rounds * round_minutes + ((rounds - 1) * rest_seconds) / 60
  const total = Math.round(warm_up + work + end)
  return {
    rounds,
    round_minutes,
    rest_seconds,
    warm_up,
    end,
    total,
    place: placeOf(facts),
    tasks: tasksFor(rounds, known),
    isFewer: facts.minutes !== undefined && facts.rounds !== undefined && rounds < facts.rounds,
    isOtherTime: facts.minutes !== undefined && (total > facts.minutes || isCapped),
    ...(facts.minutes === undefined && most > rounds && most <= MOST_ROUNDS && { most }),
  }
}
