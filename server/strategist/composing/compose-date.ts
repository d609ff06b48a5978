import { asksForToday } from '../reading/asks-for-today.ts'
import { dayOfNamedEvent } from '../reading/day-of-event.ts'
import { daysBetween } from '../reading/days.ts'
import { findDates } from '../reading/find-date.ts'
import { fold } from '../reading/fold.ts'
import { memberText } from '../reading/member-text.ts'
import type { Said } from '../reading/said-earlier.ts'
import type { DayText, Question, Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { quotedWhole, saidInTalk, stemsOf } from './compose-said.ts'
import { say, talkReply } from './compose-talk.ts'
import { dayLabel } from './dated-steps.ts'
import { isOwnEvent, neutralEvent } from './neutral-event.ts'
import { timeUntil } from './time-left.ts'
import { numbersIn } from './told-facts.ts'

const DAYS_OF_WEEK = 7

/** Whether a text names no day, or one of the next seven. */
export function isWithinWeek(text: string, { language, today }: Question): boolean {
  const [date] = findDates(memberText(text, language), language, today)
  return date === undefined || daysBetween(today, date.day) <= DAYS_OF_WEEK
}

/** Asks for days, not for the day. Folded, in all three languages together. */
const COUNTS_DAYS = /\b(?:how many|quant[oa]s|qts|cuant[oa]s|faltan?|faltam?)\b.*\bdias?\b|\bdays\b/

/** The member's own event as theirs, and any other without saying whose it is: it may be a daughter's or a pupil's. */
function eventName({ question, reading, placeholders }: AnswerContext): string | undefined {
  const event = reading.said.event ?? reading.slots.event
  if (event === undefined) return undefined
  const isOwn = isOwnEvent(event, question.language)
  return (isOwn ? placeholders.event : undefined) ?? neutralEvent(event, question.language)
}

/** The day of the event, and how long it is until then; undefined if none was told. */
export function knownDate(context: AnswerContext): string | undefined {
  const { date } = context.placeholders
  const { event_date } = context.reading.slots
  if (date === undefined || event_date === undefined) return undefined
  const event = eventName(context)
  const countdown = timeUntil(event_date, context)
  context.used.add('event_date')
  return event === undefined
    ? say(context, 'dayKnown', { date, countdown })
    : say(context, 'dateKnown', { event, date, countdown })
}

/** The days that are named in what was said. */
const daysIn = (said: readonly Pick<Said, 'content' | 'day' | 'corrected'>[], { language, today }: Question) =>
  said.flatMap((each) =>
    findDates(memberText(each.content, language), language, each.day)
      .filter(({ casual, day }) => !casual && day >= today)
      .map(({ day }) => ({ ...each, day })),
  )

/** Whether a clause names the day that was found. */
const isDayIn = (clause: string, { day }: { day: DayText }, { language, today }: Question): boolean =>
  findDates(memberText(clause, language), language, today).some((date) => date.day === day)

/** The day that stands beside the words of the question: "when do they take the cast off?"; or the only day that was told. */
function namedDate(context: AnswerContext): string | undefined {
  const { question } = context
  const { message, language, today } = question
  const named = stemsOf(message, language)
  const days = daysIn(saidInTalk(question), question)
  const isNamed = ({ content }: { content: string }) => stemsOf(content, language).some((stem) => named.includes(stem))
  const found = days.findLast(isNamed) ?? (days.length === 1 ? days[0] : undefined)
  if (!found) return undefined
  const countdown = timeUntil(found.day, context)
  const text = say(context, 'dayKnown', { date: dayLabel(found.day, language, today), countdown })
  // A day that was put right is said already.
  const [clause] = found.corrected ? [] : numbersIn(found, language).filter((told) => isDayIn(told, found, question))
  return clause === undefined ? text : `${text}\n\n- ${clause}`
}

/** Of several days that were told the one whose event is named: "how long until the weigh-in?". */
function dayOfEventAsked(context: AnswerContext): string | undefined {
  const { question } = context
  const { message, language, today } = question
  const day = dayOfNamedEvent(message, saidInTalk(question), language)
  if (day === undefined || day < today) return undefined
  return say(context, 'dayKnown', { date: dayLabel(day, language, today), countdown: timeUntil(day, context) })
}

/** "When is my fight?": asks for the day of an event, also if none was told. Folded, in all three languages together. */
const NAMES_EVENT =
  /\b(?:my|the|minha|minho|meu|mi|la|el|a|o) (?:\w+ )?(?:fight|bout|match|comp\w*|tournament|exam|grading|test|interview|luta|campeonato|torneio|competicao|exame|prova|entrevista|pelea|combate|torneo|competencia|competicion|examen)\b/

/** "What time do I have to be there?": folded, in all three languages together. */
const ASKS_TIME = /\b(?:time|o.?clock|horas?|horario|hrs)\b/
/** "By 4 on Saturday", "6pm", "19h30", "a las 8": a time of day. */
const CLOCK =
  /\b\d{1,2}(?::\d\d| ?h\d{0,2}\b| ?(?:am|pm|a\.m|p\.m|o.?clock|hrs|horas?)\b)|\b(?:at|by|from|until|till|as|a las?|hasta las|ate as|desde las) \d{1,2}\b/

/** What the member told with a time of day in it, if that is asked for; undefined otherwise. */
function timesTold({ question }: AnswerContext): string | undefined {
  if (!ASKS_TIME.test(fold(question.message)) || COUNTS_DAYS.test(fold(question.message))) return undefined
  const told = saidInTalk(question).filter(({ content }) => CLOCK.test(fold(content)))
  return told.length === 0 ? undefined : told.map((each) => `- ${quotedWhole(each)}`).join('\n')
}

/** "How much is left to lose" asks for kilos, not for days. */
const OF_WEIGHT = /\b(?:lose|weight|kilos?|kg|lbs?|pounds|perder|peso|quilos?|bajar|baixar)\b/

/** "How long does he have to make weight?" asks for days all the same. */
const OF_TIME =
  /\b(?:when|how long|days?|weeks?|months?|time|quando|dias?|semanas?|mes|meses|tempo|cuando|tiempo|fecha|data)\b/

/** "How many rounds", "cuántas clases": asks for what is no time. Folded, in all three languages together. */
const COUNTS_OTHER =
  /\b(?:how many|quant[oa]s|qts|qtas|qtos|cuant[oa]s)\b(?! (?:\w+ )?(?:days?|weeks?|months?|hours?|dias?|semanas?|mes|meses|horas?)\b| (?:falta|queda|resta|sobra|me|nos|sao|son|tengo|tenho|mais|mas)\w*\b)/

/** "When is my exam, and how many sessions is that?" asks for the day, too. */
const ASKS_WHEN = /\b(?:when|quando|cuando)\b/

/** "Which dates have I got then? Give me all of them." */
const ASKS_DATES = /\b(?:dates|datas|fechas)\b/

/** All days that were told, each in its clause; undefined for fewer than two. */
function allDays({ question }: AnswerContext): string | undefined {
  const { language, today } = question
  const days = daysIn(saidInTalk(question), question)
  const labels = [...new Set(days.map(({ day }) => day))].toSorted().map((day) => dayLabel(day, language, today))
  const clauses = [...new Set(days.flatMap((told) => numbersIn(told, language)))]
  return labels.length < 2 ? undefined : [...labels, ...clauses].map((line) => `- ${line}`).join('\n')
}

const ASKS_WHERE = /\b(?:where|onde|aonde|donde|adonde)\b/

/** The clause with the day in it, for who asks for the place as well: it may stand there. */
function placeTold({ question, reading }: AnswerContext): string | undefined {
  const { message, language } = question
  const { event_date: day } = reading.slots
  if (day === undefined || !ASKS_WHERE.test(fold(message))) return undefined
  const clauses = saidInTalk(question).flatMap((told) => numbersIn(told, language))
  const clause = clauses.findLast((each) => isDayIn(each, { day }, question))
  return clause && `- ${clause}`
}

/** Which day something is on, and how long is left until then; null if no day was told, unless it is plainly asked for. */
export function composeDate(context: AnswerContext): Reply | null {
  const folded = fold(context.question.message)
  const isOfOther = COUNTS_OTHER.test(folded) && !ASKS_WHEN.test(folded)
  if ((OF_WEIGHT.test(folded) && !OF_TIME.test(folded)) || isOfOther) return null
  const all = ASKS_DATES.test(folded) ? allDays(context) : undefined
  if (all !== undefined) return talkReply(context, [say(context, 'saidLead'), all])
  const times = timesTold(context)
  const isOfEvent = eventName(context) !== undefined
  const named = dayOfEventAsked(context)
  const date =
    named ?? (isOfEvent ? (knownDate(context) ?? namedDate(context)) : (namedDate(context) ?? knownDate(context)))
  if (date !== undefined || times !== undefined) return talkReply(context, [date, times, placeTold(context)])
  const isAsked = NAMES_EVENT.test(folded)
  return isAsked ? talkReply(context, [say(context, 'dateUnknown')], { asked: 'event_date' }) : null
}

/** Which day it is; null for any other message. */
export const composeToday = (context: AnswerContext): Reply | null => {
  const { message, language, today } = context.question
  return asksForToday(message)
    ? talkReply(context, [say(context, 'todayIs', { date: dayLabel(today, language, '') }), knownDate(context)])
    : null
}
