import { numberOf, type Patterns } from './fact-patterns.ts'

/** A number alone is of minutes up to here, and of seconds beyond. */
const MOST_MINUTES_OF_REST = 5
const LONGEST_REST = 15 * 60

/** A mat of four by four metres. Folded, in all three languages together. */
const OF_ROOM = /\b(?:tatami|tatame|mats?|area|espacio|espaco|space|room|sala|quarto|cuarto|colchoneta)\b[^,.;]*$/
const NEAR = 16

const LENGTH_IN_SECONDS = /(?<=\b(?:rounds?|asaltos?|assaltos?|rondas?)(?: (?:of|de|x))? )([1-5]):([0-5]\d)\b/g

interface Rounds {
  rounds?: number
  round_minutes?: number
  rest_seconds?: number
  /** The text without what was read, so that a minute of rest is no session. */
  left: string
}

/** "1.5", "1,5". */
const decimal = (said: string | undefined): number => Number(said?.replace(',', '.'))

export function findRounds(text: string, patterns: Patterns): Rounds {
  // "Rounds of 1:30" are 90 seconds.
  const found: Rounds = {
    left: text.replace(LENGTH_IN_SECONDS, (_, minutes, seconds) => `${Number(minutes) * 60 + Number(seconds)}s`),
  }
  const take = (pattern: RegExp, keep: (match: RegExpExecArray) => unknown): void => {
    for (const match of found.left.matchAll(pattern)) {
      if (OF_ROOM.test(found.left.slice(Math.max(0, match.index - NEAR), match.index))) continue
      if (keep(match) === false) continue
      found.left = found.left.replace(match[0], ' ')
      return
    }
  }
  const seconds = (match: RegExpExecArray): number => {
    const n = Number(match.groups?.n ?? match.groups?.n2)
    if (match.groups?.unit === undefined) return n <= MOST_MINUTES_OF_REST ? n * 60 : n
    // What says minutes is minutes, however many: "12 min" are no 12 seconds.
    const isMinutes = match.groups.unit === 'm' || patterns.isMinutes.test(match.groups.unit)
    return isMinutes ? n * 60 : n
  }
  const rest = (match: RegExpExecArray): void => {
    const n = seconds(match)
    if (n >= 10 && n <= LONGEST_REST) found.rest_seconds = n
  }
  // Minutes that are told with the rounds and are too many for a rest are those of the session.
  const restWithRounds = (match: RegExpExecArray): boolean => {
    rest(match)
    return found.rest_seconds !== undefined || seconds(match) <= LONGEST_REST
  }
  const both = (match: RegExpExecArray): void => {
    const { n, n2, m, m2, seconds: isSeconds } = match.groups ?? {}
    found.rounds = Number(n ?? n2)
    found.round_minutes = isSeconds === undefined ? decimal(m ?? m2) : Math.round(Number(m) / 30) / 2
  }
  take(patterns.roundsOf, both)
  if (found.rounds === undefined) take(patterns.format, both)
  if (found.rest_seconds === undefined) take(patterns.rest, rest)
  if (found.rest_seconds === undefined) take(patterns.restBefore, rest)
  if (found.rest_seconds === undefined) take(patterns.restAfterRounds, restWithRounds)
  const length = (match: RegExpExecArray): void => {
    const { m, seconds: isSeconds } = match.groups ?? {}
    found.round_minutes = isSeconds === undefined ? decimal(m) : Math.round(Number(m) / 30) / 2
  }
  if (found.rounds === undefined) take(patterns.lengthBefore, both)
  if (found.round_minutes === undefined) take(patterns.roundLength, length)
  if (found.round_minutes === undefined) take(patterns.lengthOfRounds, length)
  if (found.rounds === undefined)
    take(patterns.rounds, (match) => {
      found.rounds = numberOf(match)
    })
  if (found.round_minutes !== undefined && (found.round_minutes < 0.5 || found.round_minutes > 10))
    delete found.round_minutes
  if (found.rounds !== undefined && (found.rounds < 1 || found.rounds > 20)) delete found.rounds
  return found
}
