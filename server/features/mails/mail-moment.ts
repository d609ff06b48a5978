import { withFirstOfMonth } from '#contract/date-text-rules.ts'
import type { Language } from '#contract/language.ts'

export const LOCALES: Record<Language, string> = { en: 'en-US', pt: 'pt-BR', es: 'es-419' }

/** Where the reader's time zone is not known. */
const FALLBACK_ZONE = 'UTC'

/** In the reader's time zone, which is written out: mails are read anywhere. */
export function mailMoment(language: Language, at: Date, time_zone: string | null | undefined): string {
  const format = {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: time_zone ?? FALLBACK_ZONE,
  } as const
  return formatDate(language, at, format)
}

export function mailDay(language: Language, at: Date, time_zone: string | null | undefined): string {
  const format = { dateStyle: 'long', timeZone: time_zone ?? FALLBACK_ZONE } as const
  return formatDate(language, at, format)
}

export function formatDate(language: Language, at: Date, format: Intl.DateTimeFormatOptions): string {
  return withFirstOfMonth(new Intl.DateTimeFormat(LOCALES[language], format).format(at), language)
}
