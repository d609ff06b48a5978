import type { Language } from '#contract/language.ts'
import { mailableName, mailableText } from './mailable-name.ts'
import type { BookingMessage } from './outgoing-mail.ts'
import { type BookingLines, bookingLines as en } from './texts/booking-en.ts'
import { bookingLines as es } from './texts/booking-es.ts'
import { bookingLines as pt } from './texts/booking-pt.ts'

const LOCALES: Record<Language, string> = { en: 'en-US', pt: 'pt-BR', es: 'es-419' }
const TEXTS: Record<Language, BookingLines> = { en, pt, es }

/** What a mail about a session says besides its fixed text: with whom, the reader's own time, and the coach's beside it. */
export function bookingLines(message: BookingMessage, language: Language): string[] {
  const { side, starts_at, time_zone, coach_zone } = message
  const words = TEXTS[language]
  const title = mailableText(message.title)
  const other = message.other_name === undefined ? undefined : mailableName(message.other_name)
  const moment = (timeZone: string) =>
    new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeStyle: 'long', timeZone }).format(starts_at)
  const [own, coachs] = [moment(time_zone), moment(coach_zone)]
  const named = [...(title ? [title] : []), ...(other ? [words.with[side](other)] : [])]
  if (message.template === 'booking-recap') return named
  const when = [words.when(own), ...(side === 'coach' || coachs === own ? [] : [words.coachsTime(coachs)])]
  const lasts = words.lasts(message.minutes)
  if (message.template !== 'booking-cancelled') return [...named, ...when, lasts, words.opens]
  const { cancelled_by, reason } = message
  const why = reason ? [words.because(mailableText(reason) ?? words.onThePage)] : []
  return [...named, ...when, cancelled_by === side ? words.byYou : words.byOther[cancelled_by], ...why]
}
