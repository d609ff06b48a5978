import { momentText } from '#contract/date-text-rules.ts'
import { type Language, LOCALES } from '#contract/language.ts'
import { formatMoney } from '#contract/money.ts'
import { isSameTime, mailAppointment } from './mail-moment.ts'
import { mailableName, mailableText } from './mailable-name.ts'
import type { BookingMessage } from './outgoing-mail.ts'
import { type BookingLines, bookingLines as en } from './texts/booking-en.ts'
import { bookingLines as es } from './texts/booking-es.ts'
import { bookingLines as pt } from './texts/booking-pt.ts'

const TEXTS: Record<Language, BookingLines> = { en, pt, es }

/** What a mail about a session says besides its fixed text: with whom, the reader's own time, and the coach's beside it. */
export function bookingLines(message: BookingMessage, language: Language): string[] {
  const { side, starts_at, time_zone, coach_zone } = message
  const words = TEXTS[language]
  const title = mailableText(message.title)
  const other = message.other_name === undefined ? undefined : mailableName(message.other_name)
  const moment = (timeZone: string, at = starts_at) => mailAppointment(language, at, timeZone)
  const named = [...(title ? [title] : []), ...(other ? [words.with[side](other)] : [])]
  if (message.template === 'booking-recap') return named
  const isSame = side === 'coach' || isSameTime(starts_at, time_zone, coach_zone)
  const when = [words.when(moment(time_zone)), ...(isSame ? [] : [words.coachsTime(moment(coach_zone))])]
  const lasts = [words.lasts(message.minutes), words.opens]
  switch (message.template) {
    case 'booking-confirmed': {
      const { rule } = message
      const until = rule && (rule.until ? words.freeUntil(moment(time_zone, rule.until)) : words.tooLate)
      const price = rule?.price && formatMoney(rule.price.amount_minor, rule.price.currency, LOCALES[language])
      return [...named, ...when, ...(price ? [words.price(price)] : []), ...lasts, ...(until ? [until] : [])]
    }
    case 'booking-missed':
      return [...named, ...when]
    case 'booking-moved': {
      const { moved_by, moved_from } = message
      const by =
        moved_by === side ? words.movedByYou : moved_by && words.movedByOther(other ?? words.nameless[moved_by])
      const before = moved_from ? [words.before(moment(time_zone, moved_from))] : []
      const rights = side === 'member' && moved_by === 'coach' ? [words.mayCancel] : []
      return [...named, ...(by ? [by] : []), ...before, ...when, ...rights, ...lasts]
    }
    case 'booking-cancelled': {
      const { cancelled_by, reason, settled, is_group } = message
      const by = cancelled_by === side ? words.byYou : words.byOther(other ?? words.nameless[cancelled_by])
      const group = is_group && cancelled_by === 'member' ? [words.groupGoesOn] : []
      const why = reason ? [words.because(mailableText(reason) ?? words.onThePage)] : []
      return [...named, ...when, by, ...group, ...(settled ? [words.settled[settled]] : []), ...why]
    }
    default:
      return [...named, ...when, ...lasts]
  }
}

/** With whom and when: mails about several sessions do not look the same in a list. */
export function bookingSubject(message: BookingMessage, language: Language): string {
  const { other_name, starts_at, time_zone: timeZone } = message
  const other = other_name === undefined ? undefined : mailableName(other_name)
  const format = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  const when = momentText(language, starts_at, { ...format, timeZone })
  return [other, when].filter(Boolean).join(', ')
}
