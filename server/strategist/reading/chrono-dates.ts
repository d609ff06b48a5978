import { type Chrono, casual as english } from 'chrono-node/en'
import { casual as spanish } from 'chrono-node/es'
import type { DayText } from '#server/strategist/strategist.ts'
import { dayFrom, isPlannable } from './days.ts'
import type { Span } from './member-text.ts'
import { MONTH } from './month-names.ts'

const PARSERS: Record<'en' | 'es', Chrono> = { en: english, es: spanish }

// Our own rules handle weekdays; the rest always contains a month, so most clauses need no parsing.
const HINTS: Record<'en' | 'es', RegExp> = {
  en: new RegExp(String.raw`\b(?:${MONTH.en})\b`),
  es: new RegExp(String.raw`\b(?:${MONTH.es})\b`),
}
// Our own rules are better here: "5/10" is a rating, and "for two months" is in the past.
const OURS =
  /[/]|\b(?:for|ago|last|now|today|days?|weeks?|months?|years?|dias?|semanas?|mes(?:es)?|anos?|hoy|ayer|hace)\b/
const LONGEST_CLAUSE = 200

/** The dates that chrono finds in a clause with certainty. */
export function readWithChrono(clause: string, language: 'en' | 'es', today: DayText): (Span & { day: DayText })[] {
  if (clause.length > LONGEST_CLAUSE || !HINTS[language].test(clause)) return []
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 }
  const found: (Span & { day: DayText })[] = []
  for (const { start, text, index } of PARSERS[language].parse(clause, reference, { forwardDate: true })) {
    const certain = (start.isCertain('day') && start.isCertain('month')) || start.isCertain('weekday')
    if (!certain || OURS.test(text)) continue
    const day = dayFrom(start.get('year') ?? 0, start.get('month') ?? 0, start.get('day') ?? 0)
    if (day !== null && isPlannable(day, today)) found.push({ day, start: index, end: index + text.length })
  }
  return found
}
