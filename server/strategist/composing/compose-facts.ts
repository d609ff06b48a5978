import { SIMPLE_SUMS } from '#content/talk/simple-sums.ts'
import { daysBetween } from '../reading/days.ts'
import { findDates } from '../reading/find-date.ts'
import { fold } from '../reading/fold.ts'
import { memberText } from '../reading/member-text.ts'
import type { Said } from '../reading/said-earlier.ts'
import type { DayText, Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { isLike, saidInTalk, stemsOf, UNITS } from './compose-said.ts'
import { say, talkReply } from './compose-talk.ts'
import { dayLabel } from './dated-steps.ts'
import { HAPPENED } from './happened.ts'
import { timeUntil } from './time-left.ts'
import { factsIn, namesTime } from './told-facts.ts'
import { withValues } from './with-values.ts'

/** A fact that was told, in the clause in which it stands. */
interface Fact {
  clause: string
  /** The day ahead that it names. */
  day: DayText | undefined
}

const MOST_FACTS = 3

const asList = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

function factsTold({ question }: AnswerContext): Fact[] {
  const { language, today } = question
  const factsOf = (told: Said): Fact[] =>
    factsIn(told, language).map((clause) => {
      const dates = findDates(memberText(clause, language), language, told.day)
      // "They graded me on Tuesday" names no day ahead.
      const day = HAPPENED.test(fold(clause)) ? undefined : dates.find((date) => date.day >= today)?.day
      return { clause, day }
    })
  const facts = saidInTalk(question).flatMap(factsOf)
  const bare = (clause: string): string => clause.replace(/[“”]/g, '')
  const isSaidIn = (clause: string, place: number) => (other: Fact, otherPlace: number) =>
    otherPlace !== place &&
    bare(other.clause).includes(bare(clause)) &&
    (other.clause.length > clause.length || otherPlace < place)
  return facts.filter(({ clause }, place) => !facts.some(isSaidIn(clause, place)))
}

/** With the day and how long it is until then, if the clause names one. */
function withDay({ clause, day }: Fact, context: AnswerContext): string {
  const { language, today } = context.question
  return day === undefined ? clause : `${clause} (${dayLabel(day, language, today)}, ${timeUntil(day, context)})`
}

/**
 * What the member told that a question asks for, where no other answer to it is known: the clauses that are of its words or
 * its unit, as they read now; else those with a time, or with a number. Null if nothing such was told.
 */
export function composeFacts(context: AnswerContext, asked: 'when' | 'time_left' | 'sum'): Reply | null {
  const { message, language } = context.question
  const folded = fold(message)
  const named = stemsOf(message, language)
  const units = UNITS.filter(([inQuestion]) => inQuestion.test(folded))
  const isOfTime = asked !== 'sum'
  const fitOf = ({ clause, day }: Fact): number => {
    const shared = stemsOf(clause, language).filter((stem) => isLike(stem, named)).length
    const isOfUnit = !isOfTime && units.some(([, inClause]) => inClause.test(fold(clause)))
    return 2 * shared + (isOfUnit ? 1 : 0) + (isOfTime && day !== undefined ? 1 : 0)
  }
  const facts = factsTold(context)
    .filter(({ clause, day }) => (isOfTime ? day !== undefined || namesTime(clause) : /\d/.test(clause)))
    .map((fact) => ({ fact, fit: fitOf(fact) }))
  const best = Math.max(0, ...facts.map(({ fit }) => fit))
  // What has nothing to do with the question is no answer to it; who asks when asks for a time that was told.
  const meant = facts.filter(({ fit }) => (isOfTime ? fit === best : fit > 0)).slice(-MOST_FACTS)
  if (meant.length === 0) return null
  return talkReply(context, [say(context, 'saidLead'), asList(meant.map(({ fact }) => withDay(fact, context)))])
}

/** "Which comes first, the exam or the final, and how far apart are they?" Folded, in all three languages together. */
const COMPARES_DAYS =
  /\b(?:(?:comes?|is|are|what'?s|whats|falls?) (?:up )?first|which (?:one )?(?:is|comes) (?:first|earlier|sooner)|before or after|how far apart|antes ou depois|antes o despues|vem (?:primeiro|antes)|primeiro,? (?:o|a|os|as)|(?:viene|va|toca|es|cae|pasa) (?:primero|antes)|que hay antes|que e antes|primero,? (?:el|la))\b/

/** Two days that were told, one after the other, with the days between them; null unless they are to be compared. */
export function composeDays(context: AnswerContext): Reply | null {
  const { language, today, message } = context.question
  if (!COMPARES_DAYS.test(fold(message))) return null
  const facts = factsTold(context)
    .filter(({ day }) => day !== undefined)
    .toSorted((one, other) => ((one.day ?? '') < (other.day ?? '') ? -1 : 1))
  const [from, to, ...others] = [...new Set(facts.flatMap(({ day }) => day ?? []))]
  if (from === undefined || to === undefined || others.length > 0) return null
  const label = (day: DayText): string => dayLabel(day, language, today)
  const between = withValues(SIMPLE_SUMS[language].days, {
    from: label(from),
    to: label(to),
    n: String(daysBetween(from, to)),
  })
  return talkReply(context, [asList(facts.map((fact) => withDay(fact, context))), between])
}
