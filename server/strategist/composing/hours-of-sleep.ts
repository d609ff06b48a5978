import { fold } from '../reading/fold.ts'

// Folded, in all three languages together.
const CLOCK = String.raw`(?<time>midnight|meia[- ]?noite|medianoche|\d{1,2}(?:[:h.][0-5]\d)?)(?!\d| ?(?:hours?|horas?|hrs?|min|days?|dias?|weeks?|semanas?))`
const LEADS =
  '(?:\\w+ ){0,4}?(?:(?:at|by|before|till|until|around|about|as|a|a las|las|la pras|pras|por volta das|ate as|hasta las|tipo) )?'
const FALLS_ASLEEP = new RegExp(
  String.raw`\b(?:sleep|asleep|nod off|get off|go off|drop off|in bed|durmo|dormir|adormec\w+|no sono|duermo|me duermo|dormirme|pego no sono|concili\w+)\b ${LEADS}${CLOCK}`,
)
const WAKES = new RegExp(
  String.raw`\b(?:up at|wake(?: up)? at|alarm (?:is |goes )?at|get up at|up by|acordo|levanto|me levanto|me despierto|despierto|me paro)\b ${LEADS}${CLOCK}`,
)
const IN_THE_EVENING = { from: 7, to: 11 }
const HALF_A_DAY = 12
const A_DAY = 24

function hourOf(time: string): number {
  if (!/\d/.test(time)) return 0
  const [hours = 0, minutes = 0] = time.split(/[:h.]/).map(Number)
  return hours + minutes / 60
}

/** From falling asleep until getting up, in hours, with the latest of each that was told; undefined if one of them was not. */
export function hoursOfSleep(messages: readonly string[]): { from: string; to: string; hours: number } | undefined {
  const latest = (pattern: RegExp): string | undefined =>
    messages.map((message) => pattern.exec(fold(message))?.groups?.time).findLast((time) => time !== undefined)
  const [from, to] = [latest(FALLS_ASLEEP), latest(WAKES)]
  if (from === undefined || to === undefined) return undefined
  const asleep = hourOf(from)
  // "Asleep at 11" is in the evening.
  const isEvening = asleep >= IN_THE_EVENING.from && asleep <= IN_THE_EVENING.to + 1
  const start = isEvening ? asleep + HALF_A_DAY : asleep
  return { from, to, hours: (hourOf(to) - start + A_DAY) % A_DAY }
}
