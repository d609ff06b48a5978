import type { Language } from '#contract/language.ts'
import type { DayText } from '#server/strategist/strategist.ts'
import { type DateRule, dateRule } from './date-rule.ts'
import { addDays, addMonths, comingWeekday, endOfWeek, lengthOfMonth, monthOf, weekdayOf, yearOf } from './days.ts'

const SATURDAY = 6
const SUNDAY = 0
const FRIDAY = 5

const isWeekend = (day: DayText): boolean => weekdayOf(day) === SATURDAY || weekdayOf(day) === SUNDAY
const thisWeekend: DateRule['read'] = (_, today) => (isWeekend(today) ? today : comingWeekday(today, SATURDAY))
const nextWeekend: DateRule['read'] = (_, today) => comingWeekday(today, SATURDAY)
const inDays =
  (days: number): DateRule['read'] =>
  (_, today) =>
    addDays(today, days)
const nextMonth: DateRule['read'] = (_, today) => addMonths(today, 1)
const lastOfMonth = (day: DayText): DayText =>
  `${day.slice(0, 7)}-${String(lengthOfMonth(yearOf(day), monthOf(day))).padStart(2, '0')}`
const endOfMonth: DateRule['read'] = (_, today) => lastOfMonth(today)
const endOfNextMonth: DateRule['read'] = (_, today) => lastOfMonth(addMonths(today, 1))
const endOfYear: DateRule['read'] = (_, today) => `${yearOf(today)}-12-31`
/** The end of the week is Friday; on a weekend it is Sunday. */
const endOfThisWeek: DateRule['read'] = (_, today) =>
  isWeekend(today) ? endOfWeek(today) : weekdayOf(today) === FRIDAY ? today : comingWeekday(today, FRIDAY)

const WEEK = '(?:proxima semana|semana (?:que vem|q vem|que viene|q viene|proxima|entrante))'

/** Dates relative to today without a number. */
export const RELATIVE_DATES: Record<Language, readonly DateRule[]> = {
  en: [
    dateRule(String.raw`\b(?:today|tonight|this (?:morning|afternoon|evening))\b`, inDays(0), true),
    dateRule(String.raw`\b(?:tomorrow|tomorow|tommorow|tommorrow|tmrw|tmr|2morrow)\b`, inDays(1)),
    dateRule(String.raw`\b(?:the )?day after (?:tomorrow|tomorow|tommorow|tommorrow|tmrw)\b`, inDays(2)),
    dateRule(String.raw`\bnext week\b`, inDays(7)),
    dateRule(String.raw`\bweek after next\b`, inDays(14)),
    dateRule(String.raw`\bnext month\b`, nextMonth),
    dateRule(String.raw`\bthis (?:coming )?weekend\b`, thisWeekend),
    dateRule(String.raw`\bnext weekend\b`, nextWeekend),
    dateRule(String.raw`\b(?:end of (?:the|this) week)\b`, endOfThisWeek),
    dateRule(String.raw`\b(?:end of (?:the|this) month|month'?s end)\b`, endOfMonth),
    dateRule(String.raw`\bend of next month\b`, endOfNextMonth),
    dateRule(String.raw`\b(?:end of (?:the|this) year|year'?s end|new year'?s eve)\b`, endOfYear),
  ],
  pt: [
    dateRule(String.raw`\b(?:hoje|hj)\b(?! em dia)`, inDays(0), true),
    dateRule(String.raw`\b(?:amanha|amnh|amanhan)\b`, inDays(1)),
    dateRule(String.raw`\bdepois de amanha\b`, inDays(2)),
    dateRule(String.raw`\b(?:n?a )?${WEEK}\b`, inDays(7)),
    dateRule(String.raw`\b(?:proximo mes|mes (?:que|q) vem)\b`, nextMonth),
    dateRule(String.raw`\b(?:neste|nesse|este|esse|no) (?:fim|final) de semana\b`, thisWeekend),
    dateRule(
      String.raw`\b(?:(?:no )?proximo (?:fim|final) de semana|(?:fim|final) de semana (?:que|q) vem)\b`,
      nextWeekend,
    ),
    dateRule(String.raw`\b(?:fim|final) d(?:a|esta|essa) semana\b`, endOfThisWeek),
    dateRule(String.raw`\b(?:fim|final) d(?:o|este|esse) mes\b`, endOfMonth),
    dateRule(String.raw`\b(?:fim|final) do (?:proximo mes|mes (?:que|q) vem)\b`, endOfNextMonth),
    dateRule(String.raw`\b(?:fim|final) d(?:o|este|esse|e) ano\b`, endOfYear),
  ],
  es: [
    dateRule(String.raw`\b(?:hoy(?! en dia)|esta (?:noche|tarde))\b`, inDays(0), true),
    dateRule(String.raw`(?<!\b(?:la|las|cada|una|esta|media|buena|misma|tu|mi) )\bmanana\b(?! siguiente)`, inDays(1)),
    dateRule(String.raw`\bpasado manana\b`, inDays(2)),
    dateRule(String.raw`\b(?:la )?${WEEK}\b`, inDays(7)),
    dateRule(String.raw`\b(?:proximo mes|mes (?:que|q) viene|mes entrante|mes proximo)\b`, nextMonth),
    dateRule(String.raw`\b(?:este|el) (?:fin de semana|finde)\b`, thisWeekend),
    dateRule(
      String.raw`\b(?:(?:el )?proximo (?:fin de semana|finde)|(?:el )?(?:fin de semana|finde) (?:que|q) viene)\b`,
      nextWeekend,
    ),
    dateRule(String.raw`\b(?:fin|final(?:es)?) de (?:la|esta) semana\b`, endOfThisWeek),
    dateRule(String.raw`\b(?:fin(?:es)?|final(?:es)?) (?:de|del|de este|de ese) mes\b`, endOfMonth),
    dateRule(String.raw`\b(?:fin|final(?:es)?) del (?:proximo mes|mes (?:que|q) viene)\b`, endOfNextMonth),
    dateRule(String.raw`\b(?:fin(?:es)?|final(?:es)?) (?:de|del|de este) ano\b`, endOfYear),
  ],
}
