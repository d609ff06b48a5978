import { untilEvent } from '#content/changes/until-event.ts'
import { DAYS } from '#content/talk/changed-facts.ts'
import { FRESH_DAYS } from '../programmes/plan-until.ts'
import { addDays, daysBetween } from '../reading/days.ts'
import { eventKind } from '../reading/events.ts'
import { matterInHand } from '../reading/find-matters.ts'
import { fold } from '../reading/fold.ts'
import { painIn } from '../reading/named-pain.ts'
import type { AnswerContext } from './answer-context.ts'
import { dayLabel } from './dated-steps.ts'
import { isOfCondition } from './medical-caution.ts'

const OPERATION = /\b(?:surgery|operation|cirurgia|operacao|cirugia|operacion)\b/

export const isOperation = (event: string): boolean => OPERATION.test(fold(event))

/** What to do in the days until the event; undefined without one to prepare for. */
export function whatToDoUntil({ question, reading, placeholders }: AnswerContext): string | undefined {
  const { language, today } = question
  const { event_date } = reading.said
  const { event } = placeholders
  if (event === undefined || event_date === undefined || isOperation(event)) return undefined
  // Hard rounds until then are no advice for who tells that something hurts.
  if (painIn(question.message) !== undefined) return undefined
  if (isOfCondition(question, matterInHand(question) ?? reading.matters[0]?.concept)) return undefined
  const left = daysBetween(today, event_date)
  const isContest = eventKind(fold(event), language) === 'fight'
  const label = (day: number): string => dayLabel(addDays(today, day), language, today)
  return untilEvent(left, isContest ? 'contest' : 'other', language)
    .replaceAll('{days}', DAYS[language](String(left)))
    .replaceAll('{half}', label(Math.round(left / 2)))
    .replaceAll('{last_hard}', label(Math.max(0, left - FRESH_DAYS)))
}
