import type { Language } from '#contract/language.ts'
import type { Correction, DayText, Rewritten } from '../strategist.ts'
import { daysBetween } from './days.ts'
import { type DateFound, findDates } from './find-date.ts'
import { LOCALES } from './locales.ts'
import { type MemberText, memberText } from './member-text.ts'
import { originalAt } from './rewrite-message.ts'
import type { Said } from './said-earlier.ts'

/** "February 21, 2027", as it stands in the place of another day. */
const dayInWords = (day: DayText, language: Language): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** A weekday before a date, which is that of the old day: "on Saturday, 12 December", "sexta da semana que vem, dia 11/12". */
const WEEKDAY_BEFORE: Record<Language, RegExp> = {
  en: /(?:this |next |coming )?\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: the)?,? $|\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)\.?,? (?:the )?$/,
  pt: /(?:\b(?:n[ao]|ness[ea]|nest[ea]|dess[ea]|ess[ea]) )?(?:proxim[ao] )?\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:[ -]feira)?(?: (?:agora|que vem|q vem|da (?:outra |proxima )?semana(?: (?:que|q) vem)?))?,? (?:n?o )?(?:dia )?$/,
  es: /(?:\b(?:el|este) )?(?:proximo )?\b(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)(?: (?:que|q) viene)?,? (?:el )?(?:dia )?$/,
}
/** "Saturday 21": the day of the month, or the weekday after "tomorrow". */
const DAY_AFTER =
  /^,? (?:(?:the |dia |o dia |el |el dia )?\d{1,2}(?:st|nd|rd|th)?(?![\d\w:/%]|[.,]\d)|(?:(?:this |na |no |el |on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|segunda|terca|quarta|quinta|sexta|sabado|domingo|lunes|martes|miercoles|jueves|viernes))(?:[ -]feira)?(?=[,.;!?]|$))/

/** What leads to a date that has no weekday and no "in": it stands before the old day, or is put there. */
const LEADS: Record<Language, { kept: RegExp; before: RegExp; word: string }> = {
  en: {
    kept: /^(?:on|by|until|till|before) /,
    before:
      /\b(?:on|by|until|till|before|after|for|from|since|to|is|are|was|it's|its|be|of|'s|will be|moved to)(?: the)? $/,
    word: 'on ',
  },
  pt: { kept: /^(?:ate|em|para|pra) /, before: /\bdia $/, word: 'dia ' },
  es: { kept: /^(?:hasta|para) /, before: /\b(?:el|al|del|dia) $/, word: 'el ' },
}
/** Begins with the number or the month, so that what stands before it fits the new day, too. */
const IS_BARE = /^(?:the )?(?:\d|[a-z]{3,}\.? (?:the )?\d|primeir|primer)/
const COUNTS = /^\d+ ?(?:days?|weeks?|wks?|months?|dias?|semanas?|mes|meses)\b/
/** "Na sexta" and "nessa sexta" become "no dia". */
const IN_PORTUGUESE = /^n(?:[ao]|ess[ea]|est[ea]|a proxim[ao]|o proximo) /

interface Span {
  start: number
  end: number
}

/** The place of a date with its weekday and its day of the month. */
function spanOf({ folded }: MemberText, { start, end }: DateFound, day: DayText, language: Language): Span {
  const before = WEEKDAY_BEFORE[language].exec(folded.slice(0, start))?.[0] ?? ''
  const [after = ''] = DAY_AFTER.exec(folded.slice(end)) ?? []
  const number = /\d+/.exec(after)?.[0]
  const isOfDay = number === undefined || Number(number) === Number(day.slice(8))
  const said = folded.slice(start - before.length, end + (isOfDay ? after.length : 0))
  // The full stop of "on 3 Dec. I am" ends the sentence.
  const full = /[.,]$/.test(said) ? 1 : 0
  return { start: start - before.length, end: start - before.length + said.length - full }
}

/** "Falta un mes para el torneo", "six weeks away": the time that is left, and no day, fits there. */
const LEFT_BEFORE = /^(?:falt\w+|qued\w+|rest\w+|me quedan|nos quedan) /
const LEFT_AFTER = /^ (?:away|out|to go|left|from now|from today|until|till|para|pra|pro|hasta|ate)\b/
const UNITS_LEFT: Record<Language, { days: string; weeks: string }> = {
  en: { days: 'days', weeks: 'weeks' },
  pt: { days: 'dias', weeks: 'semanas' },
  es: { days: 'días', weeks: 'semanas' },
}
function daysLeft(
  day: DayText,
  said: DayText,
  { before, after }: { before: string; after: string },
  language: Language,
): string | undefined {
  const lead = LEFT_BEFORE.exec(before)?.[0]
  if (!SPAN.test(before) || (lead === undefined && !LEFT_AFTER.test(after)) || /^(?:in|daqui|dentro) /.test(before))
    return undefined
  const days = daysBetween(said, day)
  const { days: inDays, weeks } = UNITS_LEFT[language]
  const time = days % 7 === 0 && days > 7 ? `${days / 7} ${weeks}` : `${days} ${inDays}`
  // "Falta un mes", but "faltan 3 semanas".
  return (lead ?? '').replace(/^falta /, language === 'pt' ? 'faltam ' : 'faltan ').replace(/^queda /, 'quedan ') + time
}

/** The new day as it reads in the place of the old one. */
function inItsPlace(
  day: DayText,
  said: DayText,
  { folded }: MemberText,
  { start, end }: Span,
  language: Language,
): string {
  const words = dayInWords(day, language)
  const old = folded.slice(start, end)
  const { kept, before, word } = LEADS[language]
  const left = daysLeft(day, said, { before: old, after: folded.slice(end) }, language)
  if (left !== undefined) return left
  const lead = kept.exec(old)?.[0]
  if (lead !== undefined) return lead + (language === 'pt' && !/\d/.test(old) ? word : '') + words
  if (language === 'pt' && IN_PORTUGUESE.test(old)) return `no dia ${words}`
  if (IS_BARE.test(old) && !COUNTS.test(old)) return words
  return before.test(folded.slice(0, start)) ? words : word + words
}

/** Where a message names this day, from its beginning to its end. */
function placesOf(text: MemberText, day: DayText, said: DayText, language: Language): Span[] {
  const spans = findDates(text, language, said)
    .filter((date) => date.day === day)
    .map((date) => spanOf(text, date, day, language))
  return spans.filter((span, place) => !spans.slice(0, place).some((one) => span.start < one.end))
}

/** "In 6 weeks": the day was not named but counted. */
export const wasSpan = (day: DayText, earlier: readonly Said[], language: Language): boolean =>
  earlier.some(({ content, day: said }) => {
    const text = memberText(content, language)
    return findDates(text, language, said).some(
      (date) => date.day === day && SPAN.test(text.folded.slice(date.start, date.end)),
    )
  })
const SPAN = /(?:days?|weeks?|wks?|fortnights?|months?|dias|semanas?|quinzenas?|quincenas?|mes|meses)\b/

const MOST_DAYS_MOVED = 120

/** The earlier messages with the new day wherever the old one stands. */
export function putDayInPlace(
  event_date: DayText,
  earlier: readonly Said[],
  { language, event_date: before }: { language: Language; event_date?: DayText | undefined },
): Correction {
  const days = before === undefined ? 0 : daysBetween(before, event_date)
  // A day that was over already was read as that of next year.
  const isMoved = days !== 0 && Math.abs(days) <= MOST_DAYS_MOVED
  const moved = { fact: days > 0 ? ('later' as const) : ('sooner' as const), difference: Math.abs(days) }
  let rewritten: Rewritten | undefined
  for (const [place, { content, day }] of earlier.entries()) {
    const text = memberText(content, language)
    const spans = before === undefined ? [] : placesOf(text, before, day, language)
    const [first] = spans
    if (!first) continue
    const originals = spans.map((span) => ({
      from: originalAt(text, span.start),
      end: originalAt(text, span.end),
      to: inItsPlace(event_date, day, text, span, language),
    }))
    const changed = originals.reduceRight(
      (said, { from, end, to }) => said.slice(0, from) + to + said.slice(end),
      content,
    )
    const from = content.slice(originalAt(text, first.start), originalAt(text, first.end))
    const to = dayInWords(event_date, language)
    rewritten = { place, content: changed, from, to, phrase: '', ...(isMoved && moved), also: rewritten }
  }
  return { said: { event_date }, ...(rewritten && { rewritten }) }
}
