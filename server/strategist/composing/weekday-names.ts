import type { Language } from '#contract/language.ts'
import { LOCALES } from '../reading/locales.ts'

/** 4 January 1970 was a Sunday. */
const SUNDAY = Date.UTC(1970, 0, 4)
const DAY_IN_MS = 86_400_000

const namesOf = (language: Language): readonly string[] => {
  const formatter = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' })
  // "Segunda-feira" is only "segunda" where people speak.
  return [0, 1, 2, 3, 4, 5, 6].map((day) => formatter.format(SUNDAY + day * DAY_IN_MS).replace('-feira', ''))
}
// Made once, because creating a formatter takes longer than a whole answer.
const NAMES: Record<Language, readonly string[]> = { en: namesOf('en'), pt: namesOf('pt'), es: namesOf('es') }
const LISTS: Record<Language, Intl.ListFormat> = {
  en: new Intl.ListFormat(LOCALES.en),
  pt: new Intl.ListFormat(LOCALES.pt),
  es: new Intl.ListFormat(LOCALES.es),
}

/** 0 is Sunday: "Monday", "segunda", "lunes". */
export const weekdayName = (weekday: number, language: Language): string => NAMES[language][weekday] ?? ''

/** "Monday and Thursday". */
export const listOf = (parts: readonly string[], language: Language): string => LISTS[language].format(parts)
