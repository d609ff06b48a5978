import type { Language } from '#contract/language.ts'
import type { DayText } from '#server/strategist/strategist.ts'
import { CALENDAR_DATES } from './calendar-dates.ts'
import { readWithChrono } from './chrono-dates.ts'
import type { DateRule } from './date-rule.ts'
import { comingDate, isPlannable, nearestDayOfMonth } from './days.ts'
import { DURATION_DATES } from './duration-dates.ts'
import { namesEvent } from './event-words.ts'
import { clauseAt, clauses, cut, type MemberText, memberText, type Span } from './member-text.ts'
import { MONTH, readMonth } from './month-names.ts'
import { RELATIVE_DATES } from './relative-dates.ts'
import { NUMBERED_WEEKDAYS, WEEKDAY_DATES } from './weekday-dates.ts'

export interface DateFound extends Span {
  day: DayText
  /** In the same clause as an event: a fight, an exam, a deadline. */
  of_event: boolean
  /** A weekday, tomorrow, the weekend: often the time of a habit or a mood, not the date of an event. */
  casual: boolean
}

const rulesOf = (language: Language): readonly [DateRule, boolean][] => {
  const firm = [...DURATION_DATES[language], ...CALENDAR_DATES[language], ...NUMBERED_WEEKDAYS[language]]
  const casual = [...RELATIVE_DATES[language], ...WEEKDAY_DATES[language]]
  const rules = [
    ...firm.map((rule): [DateRule, boolean] => [rule, false]),
    ...casual.map((rule): [DateRule, boolean] => [rule, true]),
  ]
  // A day without a month is of the month that was named before it, so these are read last.
  return [...rules.filter(([{ day_only }]) => !day_only), ...rules.filter(([{ day_only }]) => day_only)]
}
const RULES: Record<Language, readonly [DateRule, boolean][]> = {
  en: rulesOf('en'),
  pt: rulesOf('pt'),
  es: rulesOf('es'),
}

const PAST: Record<Language, RegExp> = {
  en: /\b(?:yesterday|ago|last (?:night|week|month|year|fight|bout|time|weekend)|was|were|lost|had|went|got (?:hurt|fired|knocked|injured)|won|quit|did|happened|felt|since)\b/,
  pt: /\b(?:ontem|atras|passad[ao]|foi|fui|perdi|perdeu|ganhei|tive|fiz|aconteceu|senti|desde|fiquei|machuquei|estava|era)\b/,
  es: /\b(?:ayer|anoche|pasad[ao]|fue|fui|perdi|gane|tuve|hice|paso|senti|desde|quede|estaba|era)\b/,
}

/** "The nationals were moved to 18 December": that it was moved is past, the day is not. */
const WAS_MOVED: Record<Language, RegExp> = {
  en: /\b(?:was|were|got|been) (?:moved|brought|pushed|put|postponed|rescheduled|changed|delayed|rearranged|switched)\b|\bas it was\b|\bwent (?=back to )/g,
  pt: /\b(?:foi|foram) (?:adiad|antecipad|remarcad|transferid|mudad|passad|empurrad|jogad)[ao]s?\b|\bfoi (?=pr[oa]s? |para )|\bcomo (?:estava|era)\b/g,
  es: /\b(?:fue|fueron) (?:aplazad|movid|pospuest|adelantad|reprogramad|cambiad|trasladad)[ao]s?\b|\bpaso (?=al |para )|\bcomo (?:estaba|era)\b/g,
}
const isPast = (clause: string, language: Language): boolean =>
  PAST[language].test(clause.replace(WAS_MOVED[language], ' '))

/** "I have my grading on the 13th and lost my last two fights": what is past comes after another thing that is ahead. */
const AHEAD: Record<Language, RegExp> = {
  en: /\b(?:i have|i've got|got an?|is|i'm|im|i'll|will|going|fight|compete|debut|fly|start)\b/,
  pt: /\b(?:tenho|temos|tem|vou|vai|luto|compito|estreio|embarco|comeco|volto|e|marcad[ao])\b/,
  es: /\b(?:tengo|tenemos|tiene|voy|va|peleo|compito|debuto|vuelvo|empiezo|viajo|es)\b/,
}
const ANOTHER_THING: Record<Language, RegExp> = { en: / and /, pt: / e /, es: / y / }

/** What of a clause may say that its date is past: all of it, or what stands before another thing. */
function saidOfDate(clause: string, end: number, language: Language): string {
  const next = clause.slice(end).search(ANOTHER_THING[language])
  const first = next === -1 ? clause : clause.slice(0, end + next)
  return AHEAD[language].test(first.slice(0, end)) ? first : clause
}

/** "I haven't had a raise in three years": only English says it like a date ahead. */
const UNDONE =
  /\b(?:haven'?t|hasn'?t|hadn'?t|have not|has not|not \w+ed|no (?:real |any |visible )?(?:progress|improvement|change|results?|gains?|growth|luck|sparring|training|holiday|break))\b.*\bin\b/

const REPEATED: Record<Language, RegExp> = {
  en: /\b(?:every|each|most|all|since|from last) $/,
  pt: /\b(?:tod[ao]s?(?: [ao]s?)?|cada|desde(?: [oa])?) $/,
  es: /\b(?:tod[ao]s(?: l[ao]s)?|cada|desde(?: el)?) $/,
}

/** "Para abril", "in April": the month that a day without one is of. */
const MONTH_ALONE: Record<Language, RegExp> = {
  en: new RegExp(String.raw`\b(?:in|for|until|till|by) (?<month>${MONTH.en})\b`, 'g'),
  pt: new RegExp(String.raw`\b(?:em|para|pra|ate) (?<month>${MONTH.pt})\b`, 'g'),
  es: new RegExp(String.raw`\b(?:en|para|pa|hasta) (?<month>${MONTH.es})\b`, 'g'),
}

/** The day, or the middle of the month, that was named last before a place. */
function namedBefore(text: MemberText, place: number, found: readonly DateFound[], language: Language, today: DayText) {
  const dates = found.filter(({ end, casual }) => end <= place && !casual)
  const alone = [...text.folded.slice(0, place).matchAll(MONTH_ALONE[language])].flatMap(({ index, groups }) => {
    const month = readMonth(groups?.month ?? '', language)
    const day = month === null ? null : comingDate(today, month, MIDDLE)
    return day === null ? [] : [{ end: index, day }]
  })
  return [...dates, ...alone].toSorted((one, other) => one.end - other.end).at(-1)?.day
}
const MIDDLE = 15

function matchRules(text: MemberText, language: Language, today: DayText, spans: readonly Span[]) {
  const found: DateFound[] = []
  let matched = false
  for (const [rule, casual] of RULES[language]) {
    for (const match of text.folded.matchAll(rule.pattern)) {
      matched = true
      const start = match.index
      const end = start + match[0].length
      if (REPEATED[language].test(text.folded.slice(Math.max(0, start - 20), start))) continue
      const { start: from, end: to } = clauseAt(spans, start)
      const clause = text.folded.slice(from, Math.max(to, end))
      if (rule.doubtful && isPast(saidOfDate(clause, end - from, language), language)) continue
      if (UNDONE.test(clause)) continue
      const named = rule.day_only ? namedBefore(text, start, found, language, today) : undefined
      const near = named === undefined ? null : nearestDayOfMonth(named, Number(match.groups?.day))
      const day = near !== null && near >= today ? near : rule.read(match.groups ?? {}, today)
      if (day !== null && isPlannable(day, today))
        found.push({ day, start, end, of_event: namesEvent(clause, language), casual })
    }
  }
  return { found, matched }
}

const SAME_DAY_GOES_ON = /^,? ?(?:the |el |o |no )?(?:dia )?$/

/** Of two overlapping dates the longer one is right; in "Saturday, 12 December" the calendar date is. */
function withoutDoubles(found: readonly DateFound[], text: MemberText): DateFound[] {
  const byLength = found.toSorted((one, other) => other.end - other.start - (one.end - one.start))
  const kept: DateFound[] = []
  for (const one of byLength) {
    if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one)
  }
  kept.sort((one, other) => one.start - other.start)
  return kept.filter((one, index) => {
    const next = kept[index + 1]
    return next === undefined || next.casual || !SAME_DAY_GOES_ON.test(text.folded.slice(one.end, next.start))
  })
}

/** Every future date in a text, in order. */
export function findDates(text: MemberText, language: Language, today: DayText): DateFound[] {
  const spans = clauses(text, language)
  const { found, matched } = matchRules(text, language, today, spans)
  // If our own rules found and rejected a date, chrono would only find the same mistake again.
  if (matched || language === 'pt') return withoutDoubles(found, text)
  for (const { start, end } of spans) {
    const clause = text.folded.slice(start, end)
    if (isPast(clause, language)) continue
    for (const second of readWithChrono(clause, language, today)) {
      if (REPEATED[language].test(clause.slice(0, second.start))) continue
      const of_event = namesEvent(clause, language)
      found.push({ day: second.day, start: start + second.start, end: start + second.end, of_event, casual: false })
    }
  }
  return found
}

/** The date of the event or deadline in a text; one in the same clause as an event is preferred. */
export function findDate(text: string, language: Language, today: DayText): { day: DayText; words: string } | null {
  const member = memberText(text, language)
  const dates = findDates(member, language, today)
  const best = dates.find((date) => date.of_event) ?? dates[0]
  return best ? { day: best.day, words: cut(member, best.start, best.end) } : null
}
