import type { DayText } from '#server/strategist/strategist.ts'

const DAY_IN_MS = 86_400_000
const FURTHEST_YEARS = 10

const toTime = (day: DayText): number => Date.parse(`${day}T00:00:00Z`)
const toDay = (time: number): DayText => new Date(time).toISOString().slice(0, 10)

export const yearOf = (day: DayText): number => Number(day.slice(0, 4))
export const monthOf = (day: DayText): number => Number(day.slice(5, 7))
const dayOfMonth = (day: DayText): number => Number(day.slice(8, 10))
/** 0 is Sunday. */
export const weekdayOf = (day: DayText): number => new Date(toTime(day)).getUTCDay()

export const addDays = (day: DayText, days: number): DayText => toDay(toTime(day) + Math.round(days) * DAY_IN_MS)

export const daysBetween = (from: DayText, to: DayText): number => Math.round((toTime(to) - toTime(from)) / DAY_IN_MS)

export const lengthOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** The same day some months later, or the last day of a shorter month. */
export function addMonths(day: DayText, months: number): DayText {
  const count = yearOf(day) * 12 + monthOf(day) - 1 + months
  const year = Math.floor(count / 12)
  const month = (count % 12) + 1
  return toDay(Date.UTC(year, month - 1, Math.min(dayOfMonth(day), lengthOfMonth(year, month))))
}

/** The date, or null if it does not exist. */
export function dayFrom(year: number, month: number, day: number): DayText | null {
  if (month < 1 || month > 12 || day < 1 || day > lengthOfMonth(year, month)) return null
  return toDay(Date.UTC(year, month - 1, day))
}

/** The next date with this month and day. */
export function comingDate(today: DayText, month: number, day: number): DayText | null {
  for (let year = yearOf(today); year <= yearOf(today) + 4; year++) {
    const found = dayFrom(year, month, day)
    if (found !== null && found >= today) return found
  }
  return null
}

/** The next date with this day of the month. */
export function comingDayOfMonth(today: DayText, day: number): DayText | null {
  for (let months = 0; months < 3; months++) {
    const other = addMonths(`${today.slice(0, 7)}-01`, months)
    const found = dayFrom(yearOf(other), monthOf(other), day)
    if (found !== null && found >= today) return found
  }
  return null
}

/** The day of such a number nearest to a day that was named: after "23 January", the 30th is of January. */
export function nearestDayOfMonth(named: DayText, day: number): DayText | null {
  const months = [-1, 0, 1].map((after) => addMonths(`${named.slice(0, 7)}-01`, after))
  const found = months.flatMap((month) => dayFrom(yearOf(month), monthOf(month), day) ?? [])
  const distance = (other: DayText): number => Math.abs(daysBetween(named, other))
  return found.toSorted((one, other) => distance(one) - distance(other))[0] ?? null
}

/** The next such weekday after today: on a Friday, Friday is a week away. */
export const comingWeekday = (today: DayText, weekday: number): DayText =>
  addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1)

/** Weeks begin on Monday. */
export const startOfNextWeek = (today: DayText): DayText => comingWeekday(today, 1)
export const endOfWeek = (today: DayText): DayText => addDays(startOfNextWeek(today), -1)

export const isPlannable = (day: DayText, today: DayText): boolean =>
  day >= today && day <= addMonths(today, FURTHEST_YEARS * 12)
