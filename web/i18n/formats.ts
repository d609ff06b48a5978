import type { Language } from '#contract/language.ts'
import { useLanguage } from './language.ts'
import { LOCALES } from './locales.ts'

export function formatsFor(language: Language) {
  const locale = LOCALES[language]
  const moment = (value: string | number, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(new Date(value))
  return {
    date: (value: string) => moment(value, { dateStyle: 'long' }),
    dateTime: (value: string) => moment(value, { dateStyle: 'medium', timeStyle: 'short' }),
    time: (value: string | number) => moment(value, { timeStyle: 'short' }),
    timeIn: (timeZone: string, value: string | number) => moment(value, { timeStyle: 'short', timeZone }),
    /** A day on a calendar ('2026-11-15'), which is the same day wherever it is read. */
    day: (value: string) => moment(value, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }),
    /** The same with its year, for a day that may be far away. */
    fullDay: (value: string) => moment(value, { dateStyle: 'long', timeZone: 'UTC' }),
    /** The same in few letters, below an axis. */
    shortDay: (value: string) => moment(value, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
    month: (value: string) => moment(value, { month: 'short', timeZone: 'UTC' }),
    weekday: (value: string) => moment(value, { weekday: 'short', timeZone: 'UTC' }),
    /** A moment's day in few letters, by the reader's clock. */
    dayOfMonth: (value: string) => moment(value, { month: 'short', day: 'numeric' }),
    shortDate: (value: string) => moment(value, { dateStyle: 'medium' }),
    percent: (share: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    /** Money as it is typed into a field: no currency, and nothing between the thousands. */
    amount: (cents: number) =>
      new Intl.NumberFormat(locale, { useGrouping: false, minimumFractionDigits: cents % 100 ? 2 : 0 }).format(
        cents / 100,
      ),
    /** Money is whole cents everywhere but on the screen. */
    money: (cents: number, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(
        cents / 100,
      ),
    /** With its cents, nought or not: how books are kept. `digits`: down to fractions of a cent, where sums are that small. */
    exactMoney: (cents: number, currency: string, digits?: number) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        ...(digits !== undefined && { maximumFractionDigits: digits }),
      }).format(cents / 100),
  }
}

export function useFormats() {
  return formatsFor(useLanguage())
}
