import { momentText, withFirstOfMonth } from '#contract/date-text-rules.ts'
import { type Language, LOCALES } from '#contract/language.ts'
import { useLanguage } from './language.ts'

export function formatsFor(language: Language) {
  const locale = LOCALES[language]
  const moment = (value: string | number, options: Intl.DateTimeFormatOptions) =>
    momentText(language, new Date(value), options)
  return {
    date: (value: string) => moment(value, { dateStyle: 'long' }),
    dateTime: (value: string) => moment(value, { dateStyle: 'medium', timeStyle: 'short' }),
    time: (value: string | number) => moment(value, { timeStyle: 'short' }),
    timeIn: (timeZone: string, value: string | number) => moment(value, { timeStyle: 'short', timeZone }),
    /** The time with its day: 'Fri 2:30 AM'; with its zone: '1:30 AM Spain time'. */
    weekdayTimeIn: (timeZone: string, value: string) =>
      moment(value, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone }),
    zonedTimeIn: (timeZone: string, value: string) =>
      moment(value, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone }),
    /** Of an hour that comes twice when the clocks go back only the offset says which one is meant: '2:30 AM GMT+1'. */
    offsetTimeIn: (timeZone: string, value: string) =>
      new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone }).format(
        new Date(value),
      ),
    /** A moment with its day, hour and time zone, such as the start of a seminar. */
    momentIn: (timeZone: string | undefined, value: string) =>
      moment(value, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
        timeZone,
      }),
    /** The same in short: "Sat, Dec 12, 7:00 PM Spain time". */
    shortMomentIn: (timeZone: string | undefined, value: string) =>
      moment(value, {
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
        timeZone,
      }),
    /** And without the zone, where the reader knows whose time it is. */
    dayTimeIn: (timeZone: string | undefined, value: string) =>
      moment(value, {
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
      }),
    /** A calendar day ('2026-11-15'), the same in every time zone. */
    day: (value: string) => moment(value, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
    /** A calendar day with its year. */
    fullDay: (value: string) => moment(value, { dateStyle: 'long', timeZone: 'UTC' }),
    /** The last day of a period that ends at this moment, in the given time zone or the reader's. */
    lastDay: (end: string, timeZone?: string) => moment(Date.parse(end) - 1, { dateStyle: 'long', timeZone }),
    /** A short calendar day, for the axis of a chart. */
    shortDay: (value: string) => moment(value, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
    /** Two calendar days as one text: 'Nov 16 – 22'. */
    dayRange: (from: string, to: string) =>
      withFirstOfMonth(
        new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).formatRange(
          new Date(from),
          new Date(to),
        ),
        language,
      ),
    month: (value: string) => moment(value, { month: 'short', timeZone: 'UTC' }),
    /** 'Monday', of a calendar day. */
    longWeekday: (value: string) => moment(value, { weekday: 'long', timeZone: 'UTC' }),
    /** 'December 2026' of '2026-12'. */
    monthAndYear: (value: string) => moment(`${value}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
    narrowWeekday: (value: string) => moment(value, { weekday: 'narrow', timeZone: 'UTC' }),
    /** The name of the day of a moment: "Thursday". */
    weekdayIn: (timeZone: string | undefined, value: string) => moment(value, { weekday: 'long', timeZone }),
    weekday: (value: string) => moment(value, { weekday: 'short', timeZone: 'UTC' }),
    /** The short day of a timestamp, in the reader's time zone. */
    dayOfMonth: (value: string) => moment(value, { month: 'short', day: 'numeric' }),
    shortDate: (value: string) => moment(value, { dateStyle: 'medium' }),
    percent: (share: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share),
    /** 'one, two and three' */
    list: (items: readonly string[]) => new Intl.ListFormat(locale).format(items),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
  }
}

export function useFormats() {
  return formatsFor(useLanguage())
}
