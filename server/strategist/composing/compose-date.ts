import { asksForToday } from '../reading/asks-for-today.ts'
import { dayOfNamedEvent } from '../reading/day-of-event.ts'
import { daysBetween } from '../reading/days.ts'
import { findDates } from '../reading/find-date.ts'
import { fold } from '../reading/fold.ts'
import { memberText } from '../reading/member-text.ts'
import type { Said } from '../reading/said-earlier.ts'
import type { Question, Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { quotedWhole, saidInTalk, stemsOf } from './compose-said.ts'
import { say, talkReply } from './compose-talk.ts'
import { dayLabel } from './dated-steps.ts'
import { countdownTo } from './placeholders.ts'

const DAYS_OF_WEEK = 7

/** Whether a text names no day, or one of the next seven. */
export function isWithinWeek(text: string, { language, today }: Question): boolean {
  const [date] = findDates(memberText(text, language), language, today)
  return date === undefined || daysBetween(today, date.day) <= DAYS_OF_WEEK
}

/** Asks for days, not for the day. Folded, in all three languages together. */
const COUNTS_DAYS = /\b(?:how many|quant[oa]s|qts|cuant[oa]s|faltan?|faltam?)\b.*\bdias?\b|\bdays\b/

/** The day of the member's event, and how long it is until then; undefined if none was told. */
export function knownDate(context: AnswerContext): string | undefined {
  const { date, countdown: inWords, event } = context.placeholders
  const { event_date } = context.reading.slots
  if (date === undefined || inWords === undefined || event_date === undefined) return undefined
  const { message, today } = context.question
  const days = daysBetween(today, event_date)
  const isCounted = days > 1 && COUNTS_DAYS.test(fold(message))
  const countdown = isCounted ? context.phrases.countdown.days.replace('{n}', String(days)) : inWords
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

/** The day that stands beside the words of the question: "when do they take the cast off?"; or the only day that was told. */
function namedDate(context: AnswerContext): string | undefined {
  const { question, phrases } = context
  const { message, language, today } = question
  const named = stemsOf(message, language)
  const days = daysIn(saidInTalk(question), question)
  const isNamed = ({ content }: { content: string }) => stemsOf(content, language).some((stem) => named.includes(stem))
  const found = days.findLast(isNamed) ?? (days.length === 1 ? days[0] : undefined)
  if (!found) return undefined
  const countdown = countdownTo(daysBetween(today, found.day), phrases)
  const text = say(context, 'dayKnown', { date: dayLabel(found.day, language, today), countdown })
  return `${text}\n\n- ${quotedWhole(found)}`
}

/** Of several days that were told the one whose event is named: "how long until the weigh-in?". */
function dayOfEventAsked(context: AnswerContext): string | undefined {
  const { question, phrases } = context
  const { message, language, today } = question
  const day = dayOfNamedEvent(message, saidInTalk(question), language)
  if (day === undefined || day < today) return undefined
  const countdown = countdownTo(daysBetween(today, day), phrases)
  return say(context, 'dayKnown', { date: dayLabel(day, language, today), countdown })
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

/** Which day something is on, and how long is left until then; null if no day was told, unless it is plainly asked for. */
export function composeDate(context: AnswerContext): Reply | null {
  if (OF_WEIGHT.test(fold(context.question.message))) return null
  const times = timesTold(context)
  const isOfEvent = context.placeholders.event !== undefined
  const named = dayOfEventAsked(context)
  const date =
    named ?? (isOfEvent ? (knownDate(context) ?? namedDate(context)) : (namedDate(context) ?? knownDate(context)))
  if (date !== undefined || times !== undefined) return talkReply(context, [date, times])
  const isAsked = NAMES_EVENT.test(fold(context.question.message))
  return isAsked ? talkReply(context, [say(context, 'dateUnknown')], { asked: 'event_date' }) : null
}

/** Which day it is; null for any other message. */
export const composeToday = (context: AnswerContext): Reply | null => {
  const { message, language, today } = context.question
  return asksForToday(message)
    ? talkReply(context, [say(context, 'todayIs', { date: dayLabel(today, language, '') }), knownDate(context)])
    : null
}
