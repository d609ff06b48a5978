import type { Language } from '#contract/language.ts'
import { comingDate, daysBetween } from '../../reading/days.ts'
import { findDates } from '../../reading/find-date.ts'
import { memberText } from '../../reading/member-text.ts'
import { MONTH, readMonth } from '../../reading/month-names.ts'
import type { DayText } from '../../strategist.ts'

/** The time to a date, in whole weeks, and in months if the message says it in months. */
export interface TimeAhead {
  weeks: number
  months: number | undefined
}

const IN_MONTHS = /(?<![\d.,])(?<months>\d{1,2}) (?:months?|mths?|mes(?:es)?)\b/
const A_YEAR = /(?<!\w)(?:1|a|one|um|un) (?:year|ano)\b/
/** "Twice a week until the fight" names one date. */
const HOW_OFTEN = /^a (?:day|week|month|year)$/
/** "If I start this Saturday": not the day that is worked for. */
const BEGINS =
  /\b(?:start\w*|begin\w*|beginning|comec\w+|iniciar|inicio|arranc\w+|empiez\w+|empez\w+|comienz\w+|partiendo)(?: \w+){0,2} $/
const HALF = /half|mei[oa]|medi[oa]/

/** The time to the one date of a message that is ahead; undefined if there is none, or more than one. */
export function timeAhead(message: string, language: Language, today: DayText): TimeAhead | undefined {
  const text = memberText(message, language)
  const dates = findDates(text, language, today).filter(
    ({ casual, start, end }) =>
      !casual && !HOW_OFTEN.test(text.folded.slice(start, end)) && !BEGINS.test(text.folded.slice(0, start)),
  )
  const [date] = dates
  if (!date) return timeToMonth(text.folded, language, today)
  if (dates.some(({ day }) => day !== date.day)) return undefined
  const words = text.folded.slice(date.start, date.end)
  return { weeks: Math.floor(daysBetween(today, date.day) / 7), months: monthsIn(words) }
}

const byMonth = (language: Language): RegExp =>
  new RegExp(String.raw`\b(?:by|before|until|till|ate|antes de|hasta) (?<month>${MONTH[language]})(?![\w]| \d)`, 'g')
const BY_MONTH: Record<Language, RegExp> = { en: byMonth('en'), pt: byMonth('pt'), es: byMonth('es') }

/** "By March": the time to its first day. */
function timeToMonth(folded: string, language: Language, today: DayText): TimeAhead | undefined {
  const [named, another] = [...folded.matchAll(BY_MONTH[language])]
  const month = named && !another ? readMonth(named.groups?.month ?? '', language) : null
  const day = month === null ? null : comingDate(today, month, 1)
  return day === null ? undefined : { weeks: Math.floor(daysBetween(today, day) / 7), months: undefined }
}

function monthsIn(words: string): number | undefined {
  if (HALF.test(words)) return undefined
  const months = IN_MONTHS.exec(words)?.groups?.months
  return months === undefined ? (A_YEAR.test(words) ? 12 : undefined) : Number(months)
}
