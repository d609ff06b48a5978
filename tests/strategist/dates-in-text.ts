import type { Language } from '#contract/language.ts'
import type { DayText } from '#server/strategist/strategist.ts'
import { TODAY } from './golden/conversation.ts'

const WEEKDAYS: Record<Language, string> = {
  en: 'sun|mon|tue|wed|thu|fri|sat',
  pt: 'dom|seg|ter|qua|qui|sex|sáb',
  es: 'dom|lun|mar|mié|jue|vie|sáb',
}
const MONTHS: Record<Language, string> = {
  en: 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec',
  pt: 'jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez',
  es: 'ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic',
}
const PATTERNS: Record<Language, RegExp> = {
  en: new RegExp(
    `\\b(?:(?<weekday>${WEEKDAYS.en})[a-z]*,? )?(?<month>${MONTHS.en})(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\\.? (?<day>\\d{1,2})\\b(?:, (?<year>\\d{4}))?`,
    'giu',
  ),
  pt: new RegExp(
    `(?:(?<weekday>${WEEKDAYS.pt})[\\p{L}-]*\\.?,? )?(?<day>\\d{1,2}) de (?<month>${MONTHS.pt})[\\p{L}]*\\.?(?: de (?<year>\\d{4}))?`,
    'giu',
  ),
  es: new RegExp(
    `(?:(?<weekday>${WEEKDAYS.es})[\\p{L}]*\\.?,? )?(?<day>\\d{1,2}) de (?<month>${MONTHS.es})[\\p{L}]*\\.?(?: de (?<year>\\d{4}))?`,
    'giu',
  ),
}

export interface DateInText {
  said: string
  day: DayText
  /** Whether the weekday beside the date, if any, is right. */
  weekdayFits: boolean
}

/** The dates in a text; a date without a year is the next such day. */
export function datesInText(text: string, language: Language): DateInText[] {
  const months = MONTHS[language].split('|')
  const weekdays = WEEKDAYS[language].split('|')
  return [...text.matchAll(PATTERNS[language])].map((match) => {
    const { weekday, month = '', day = '', year } = match.groups ?? {}
    const number = String(months.indexOf(month.toLowerCase()) + 1).padStart(2, '0')
    const inYear = (of: number): DayText => `${of}-${number}-${day.padStart(2, '0')}`
    const thisYear = Number(TODAY.slice(0, 4))
    const soon = inYear(thisYear) < TODAY ? inYear(thisYear + 1) : inYear(thisYear)
    const said = year === undefined ? soon : inYear(Number(year))
    const weekdayFits =
      weekday === undefined || weekdays[new Date(`${said}T00:00:00Z`).getUTCDay()] === weekday.toLowerCase()
    return { said: match[0], day: said, weekdayFits }
  })
}

export function dayAfter(days: number): DayText {
  const day = new Date(`${TODAY}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
