import { momentText } from '#contract/date-text-rules.ts'
import type { Language } from '#contract/language.ts'

/** Where the reader's time zone is not known. */
const FALLBACK_ZONE = 'UTC'

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const

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
  return momentText(language, at, format)
}

/** With the name of the day, for what one goes to. */
export function mailAppointment(language: Language, at: Date, timeZone: string): string {
  return momentText(language, at, { ...DAY, ...TIME, timeZoneName: 'short', timeZone })
}

/** Whether clocks show the same in both zones: then it is named once. */
export function isSameTime(at: Date, one: string, other: string): boolean {
  const clock = (timeZone: string) => momentText('en', at, { ...DAY, ...TIME, timeZone })
  return clock(one) === clock(other)
}

export function mailDay(language: Language, at: Date, time_zone: string | null | undefined): string {
  return momentText(language, at, { dateStyle: 'long', timeZone: time_zone ?? FALLBACK_ZONE })
}
