import type { Language } from '#contract/language.ts'
import { NUMBER, readNumber } from './number-words.ts'

/** How long something lasts, as it is written: "90 min", "an hour and a half", "1h30", "5 y media". */
export interface TimeLength {
  minutes: number
  /** "5 y media" has none. */
  unit: 'hours' | 'minutes' | undefined
  start: number
  end: number
  /** A number in digits with its unit and nothing else. */
  plain: boolean
}

/** Folded, in all three languages together. */
const AND_HALF = '(?:and a half|e meia|y media)'
const UNIT = String.raw`(?:hours?|hrs?|hs?|horas?|minutes?|minutos?|mins?)\b`

const patternOf = (language: Language): RegExp =>
  new RegExp(
    String.raw`(?<![\w.,/:])(?:${[
      '(?<full>(?:a|one|1) (?:full|whole|good) hour)|(?:(?:a|un|um) )?(?<part>half an hour|half hour|quarter of an hour|cuarto de hora|quarto de hora|mei[ao][ -]hora|media hora|three[ -]quarters of an hour|(?:os )?tres quartos de hora|tres cuartos de hora)',
      // "An hour and a half", "hora y media", "hora e quarto".
      '(?<one>(?:(?:an|one|uma|una|1) )?(?:hour|hora) (?:and|e|y) (?:a |um |un )?(?<more>half|quarter|meia|media|quarto|cuarto))',
      String.raw`(?<counted>an|one|uma|una|${NUMBER[language]}) (?:hours?|horas?) (?:and|e|y) (?<over>${NUMBER[language]})(?: min\w*)?(?! ?(?:hours?|horas?|times|x\b))`,
      String.raw`(?<=\bthe (?:full|whole) )(?<all>hour)`,
      String.raw`(?<hours>\d{1,2}) ?h(?:oras?|rs?)? ?(?:e |y |and )?(?<past>[0-5]\d)(?: ?(?:m|min\w*))?`,
      String.raw`(?<number>\d{1,3}(?:[.,]\d{1,2})?|an|${NUMBER[language]})(?<half> ${AND_HALF})?(?: ?|-)(?<unit>${UNIT})(?<half_after> ${AND_HALF})?`,
      String.raw`(?<bare>\d{1,2}|${NUMBER[language]}) ${AND_HALF}`,
    ].join('|')})(?![\w/:]|[.,]\d)`,
    'g',
  )
const PATTERNS: Record<Language, RegExp> = { en: patternOf('en'), pt: patternOf('pt'), es: patternOf('es') }

/** "80 bucks an hour", "40 an hour": for each hour, and no length. */
const IS_RATE = /(?:\d|[$€£]|\b(?:bucks|dollars|euros?|pounds|quid|usd|each|much)) $/
/** "At half past", "às 6 e meia", "desde las 5 y media": a time of day. */
const IS_TIME_OF_DAY = /\b(?:at|by|until|till|as|das|ate as?|a las|de las|las|desde las) (?:las )?$/

type Said = Record<string, string | undefined>

const MINUTES_OF_PART = {
  half: 30,
  mei: 30,
  media: 30,
  quarter: 15,
  cuarto: 15,
  quarto: 15,
  three: 45,
  tres: 45,
  os: 45,
} as const
const minutesOfPart = (part: string): number =>
  Object.entries(MINUTES_OF_PART).find(([start]) => part.startsWith(start))?.[1] ?? 0

const count = (said: string, language: Language): number =>
  said === 'an' ? 1 : (readNumber(said, language) ?? Number.parseFloat(said.replace(',', '.')))

/** "An hour and ten". */
const MINUTES_IN_HOUR = 60
function minutesOfBoth(hours: string, minutes: string, language: Language): number {
  const whole = /^(?:an|one|uma|una)$/.test(hours) ? 1 : (readNumber(hours, language) ?? 0)
  const past = readNumber(minutes, language) ?? 0
  return past < MINUTES_IN_HOUR ? whole * MINUTES_IN_HOUR + past : 0
}

function minutesOf(
  { full, all, counted, over, part, one, more, hours, past, number, half, unit, half_after, bare }: Said,
  language: Language,
) {
  if (full !== undefined || all !== undefined) return 60
  if (counted !== undefined) return minutesOfBoth(counted, over ?? '', language)
  if (part !== undefined) return minutesOfPart(part)
  if (one !== undefined) return /^[qc]uart/.test(more ?? '') ? 75 : 90
  if (hours !== undefined) return Number(hours) * 60 + Number(past)
  if (bare !== undefined) return count(bare, language) * 60 + 30
  const whole = count(number ?? '', language) + (half === undefined && half_after === undefined ? 0 : 0.5)
  return unit?.startsWith('m') ? whole : whole * 60
}

/** All lengths of time of a folded text, in order. */
export const lengthsIn = (folded: string, language: Language): TimeLength[] =>
  [...folded.matchAll(PATTERNS[language])].flatMap((match) => {
    const said: Said = match.groups ?? {}
    const { index: start } = match
    const before = folded.slice(Math.max(0, start - 20), start)
    const isOfDay = (said.bare ?? said.hours) !== undefined && IS_TIME_OF_DAY.test(before)
    const minutes = minutesOf(said, language)
    if (isOfDay || (said.number === 'an' && IS_RATE.test(before)) || !(minutes > 0)) return []
    const unit = said.unit?.startsWith('m') ? 'minutes' : said.bare === undefined ? 'hours' : undefined
    const plain = said.half === undefined && said.half_after === undefined && /^\d/.test(said.number ?? '')
    return [{ minutes, unit, start, end: start + match[0].length, plain }]
  })

const WORDS: Record<Language, { hour: string; hours: string; minutes: string }> = {
  en: { hour: 'hour', hours: 'hours', minutes: 'minutes' },
  pt: { hour: 'hora', hours: 'horas', minutes: 'minutos' },
  es: { hour: 'hora', hours: 'horas', minutes: 'minutos' },
}

const decimal = (value: number, language: Language): string =>
  String(Math.round(value * 100) / 100).replace('.', language === 'en' ? '.' : ',')

/** So many minutes are rather said in hours. */
const MOST_MINUTES = 180

/**
 * A length in the place of another one, in the same unit if that is possible: "90" of "90 minutes" becomes "60", "2 horas"
 * becomes "1 hora", and "half an hour" "45 minutes". `whole`: it stands for the unit, too.
 */
export function lengthInPlaceOf(
  old: TimeLength,
  minutes: number,
  language: Language,
): { to: string; whole: boolean; value: number } {
  const { hour, hours, minutes: inMinutes } = WORDS[language]
  const asHours = minutes / 60
  if (old.plain && old.unit === 'minutes' && minutes <= MOST_MINUTES)
    return { to: decimal(minutes, language), whole: false, value: minutes }
  // "1,25 horas" would be odd.
  const isRound = minutes % 30 === 0 && minutes > 60
  if (old.plain && old.unit === 'hours' && isRound)
    return { to: decimal(asHours, language), whole: false, value: asHours }
  if (minutes === 60) return { to: `1 ${hour}`, whole: true, value: 1 }
  if (isRound) return { to: `${decimal(asHours, language)} ${hours}`, whole: true, value: asHours }
  return { to: `${decimal(minutes, language)} ${inMinutes}`, whole: true, value: minutes }
}
