import { TIME_LEFT } from '#content/talk/time-left.ts'
import { daysBetween } from '../reading/days.ts'
import { fold } from '../reading/fold.ts'
import type { DayText } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { countdownTo } from './placeholders.ts'

const DAYS_OF_WEEK = 7
/** From here on people count in weeks. */
const COUNTED_IN_WEEKS = 14
/** A shorter time has no month in it. */
const SHORTEST_MONTH = 28

/** The unit that is asked for: "how many weeks is that?". Folded, in all three languages together. */
const ASKS_WEEKS = /\b(?:weeks?|semanas?)\b/
const ASKS_MONTHS = /\b(?:months?|mes|meses)\b/

/** The same day of a later month, or its last day: a month after January 31 is the end of February. */
function monthsLater(day: DayText, months: number): DayText {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Whole months until a day, and the days that are left over. */
function monthsUntil(day: DayText, today: DayText): { months: number; days: number } {
  let months = 0
  while (monthsLater(today, months + 1) <= day) months += 1
  return { months, days: daysBetween(monthsLater(today, months), day) }
}

/** How long it is until a day: in days, from two weeks on in weeks as well, and in months for who asks for months. */
export function timeUntil(day: DayText, { question, phrases }: AnswerContext): string {
  const { today, message, language } = question
  const days = daysBetween(today, day)
  const { and, ...units } = TIME_LEFT[language]
  const folded = fold(message)
  const asksMonths = ASKS_MONTHS.test(folded) && days >= SHORTEST_MONTH
  if (days < (ASKS_WEEKS.test(folded) ? DAYS_OF_WEEK : COUNTED_IN_WEEKS)) return countdownTo(days, phrases)
  const parts = asksMonths
    ? monthsUntil(day, today)
    : { weeks: Math.floor(days / DAYS_OF_WEEK), days: days % DAYS_OF_WEEK }
  const said = (['months', 'weeks', 'days'] as const).flatMap((unit) => {
    const count = { months: 0, weeks: 0, ...parts }[unit]
    return count === 0 ? [] : [units[unit][count === 1 ? 0 : 1].replace('{n}', String(count))]
  })
  const countdown = phrases.countdown.days.replace('{n}', String(days))
  return `${countdown} (${said.join(and)})`
}
