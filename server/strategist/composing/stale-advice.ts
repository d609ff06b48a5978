import { toldSoFar } from '../reading/corrected-facts.ts'
import { daysBetween } from '../reading/days.ts'
import { findDates } from '../reading/find-date.ts'
import { memberText } from '../reading/member-text.ts'
import { saidEarlier } from '../reading/said-earlier.ts'
import type { DayText, Question, Turn } from '../strategist.ts'
import { dayLabel } from './dated-steps.ts'

/** "**By Sun, Nov 22:** …" */
const LABELLED = /^\*\*(.+?):\*\* /
const NUMBERS = /\d+(?:[.,]\d+)*/g
const numbersOf = (texts: readonly { content: string }[]): Set<string> =>
  new Set(texts.flatMap(({ content }) => content.match(NUMBERS) ?? []))

/** What no longer holds of what was advised, because a number or a day was put right since. */
export interface Outdated {
  /** Whether a sentence or point was said with a number or day that is otherwise now. */
  isOutdated: (turn: Turn, line: string) => boolean
  /** Whether a day of a plan is that of the event before, or after the event as it is now. */
  isPast: (turn: Turn, label: string) => boolean
}

export function outdatedIn(question: Question, event_date: DayText | undefined): Outdated {
  const { history, language, today } = question
  const answers = history.filter(({ role }) => role === 'assistant')
  const last = answers.findLastIndex(({ trace }) => trace?.act === 'correction')
  const isBefore = (turn: Turn): boolean => answers.indexOf(turn) < last
  const told = toldSoFar(question)
  const daysIn = (text: string, day = today): DayText[] =>
    findDates(memberText(text, language), language, day).map((date) => date.day)
  const daysNow = new Set(told.flatMap(({ content, day }) => daysIn(content, day)))
  const days = new Set(
    answers
      .flatMap(({ trace }) => trace?.said?.event_date ?? [])
      .filter((day) => day !== event_date && !daysNow.has(day)),
  )
  const now = numbersOf(told)
  // "With 72 days there is time": the days until then were said, too.
  const until = [...days].map((day) => String(daysBetween(today, day)))
  const numbers = new Set([...numbersOf(saidEarlier(question)), ...until].filter((number) => !now.has(number)))
  const isPast = (turn: Turn, label: string): boolean =>
    isBefore(turn) &&
    days.size > 0 &&
    daysIn(label).some((day) => days.has(day) || (event_date !== undefined && day > event_date))
  // "Hard rounds until Fri, Dec 25": counted back from the day that was told first.
  const namesDay = (line: string): boolean => daysIn(line).some((day) => line.includes(dayLabel(day, language, today)))
  return {
    isOutdated: (turn, line) => {
      const [, label] = LABELLED.exec(line) ?? []
      if (label !== undefined) return isPast(turn, label)
      const hasNumber = (line.match(NUMBERS) ?? []).some((number) => numbers.has(number))
      return isBefore(turn) && (hasNumber || (days.size > 0 && namesDay(line)))
    },
    isPast,
  }
}
