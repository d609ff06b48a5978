import type { Language } from '#contract/language.ts'
import { isSameTime, mailAppointment } from './mail-moment.ts'
import { mailableText } from './mailable-name.ts'
import type { LiveMessage } from './outgoing-mail.ts'
import { liveLines as en, type LiveLines } from './texts/live-en.ts'
import { liveLines as es } from './texts/live-es.ts'
import { liveLines as pt } from './texts/live-pt.ts'

const TEXTS: Record<Language, LiveLines> = { en, pt, es }

/** What a mail about a live event says besides its fixed text: the reader's own time, and the original beside it. */
export function liveLines(message: LiveMessage, language: Language): string[] {
  const { title, starts_at, time_zone, event_zone } = message
  const words = TEXTS[language]
  const moment = (at: Date, timeZone: string) => mailAppointment(language, at, timeZone)
  const isSame = isSameTime(starts_at, time_zone, event_zone)
  const when = [
    words.when(moment(starts_at, time_zone)),
    ...(isSame ? [] : [words.original(moment(starts_at, event_zone))]),
  ]
  const kept = message.template === 'live-seat-offered' ? [words.keptUntil(moment(message.until, time_zone))] : []
  const named = mailableText(title)
  return [...(named ? [named] : []), ...when, ...kept]
}
