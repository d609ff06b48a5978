import { type Language, LOCALES } from './language.ts'
import { zoneAfterTime } from './zone-name-rules.ts'

/** In Brazil the first of a month is '1º de setembro'; no browser writes it so. */
export function withFirstOfMonth(date: string, language: Language): string {
  return language === 'pt' ? date.replace(/(^|\D)1 de /, '$11º de ') : date
}

/** A moment as people write it. The zone, where it is asked for, has a name that they know: 'Spain time', not 'GMT+1'. */
export function momentText(language: Language, at: Date, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(LOCALES[language], options)
  const { timeZone } = format.resolvedOptions()
  const words = format
    .formatToParts(at)
    .map(({ type, value }) => (type === 'timeZoneName' ? zoneAfterTime(timeZone, language, value) : value))
  return withFirstOfMonth(words.join(''), language)
}
