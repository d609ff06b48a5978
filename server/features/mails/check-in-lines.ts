import { type CheckInSource, isLate } from '#contract/check-in-rules.ts'
import { type Language, LOCALES } from '#contract/language.ts'
import { mailableText } from './mailable-name.ts'
import { type CheckInLines, checkInLines as en } from './texts/check-in-en.ts'
import { checkInLines as es } from './texts/check-in-es.ts'
import { checkInLines as pt } from './texts/check-in-pt.ts'

const TEXTS: Record<Language, CheckInLines> = { en, pt, es }

export interface CheckInFacts {
  source: CheckInSource
  text: string
  due_date: string
  day: string
}

/** 'You said “clinch drills” by Wednesday. 1–10?', also the text of a push. */
export function checkInText({ source, text, due_date, day }: CheckInFacts, language: Language): string {
  const words = TEXTS[language]
  const about = mailableText(text)
  if (about === undefined) return words.withoutText
  return words[isLate(due_date, day) ? 'late' : source](about, dueDay(due_date, day, language))
}

/** A day of the week while it is clear which one is meant. */
function dueDay(due_date: string, day: string, language: Language): string {
  const format = isLate(due_date, day) ? ({ day: 'numeric', month: 'long' } as const) : ({ weekday: 'long' } as const)
  return new Intl.DateTimeFormat(LOCALES[language], { ...format, timeZone: 'UTC' }).format(new Date(due_date))
}
