import { READING_LABELS } from '#content/reading/labels/labels.ts'
import type { Reply, Slots } from '../strategist.ts'
import { type AnswerContext, currentCard } from './answer-context.ts'
import { composeProblem } from './compose-problem.ts'
import { say } from './compose-talk.ts'
import { dayLabel } from './dated-steps.ts'
import { quoted } from './member-words.ts'

/** The corrected facts in words: "when: Sat, Dec 12". */
function correctedFacts({ question, reading }: AnswerContext): string {
  const { language, today } = question
  const { parts } = READING_LABELS[language]
  const said: Slots = reading.said
  const facts = [
    said.event_date !== undefined && `${parts.when}: ${dayLabel(said.event_date, language, today)}`,
    said.hours_a_week !== undefined && `${parts.time_a_week}: ${said.hours_a_week} h`,
    said.money !== undefined && quoted(said.money),
    said.goal !== undefined && `${parts.goal}: ${quoted(said.goal)}`,
    said.obstacle !== undefined && `${parts.in_the_way}: ${quoted(said.obstacle)}`,
    said.sport !== undefined && `${parts.sport}: ${said.sport}`,
  ].filter(Boolean)
  const { rewritten } = reading.correction ?? {}
  return facts.length === 0 && rewritten ? `${rewritten.from} → ${rewritten.to}` : facts.join(', ')
}

const corrected = (context: AnswerContext, what: string): string => say(context, 'corrected', { what })

/** Says what was corrected, and gives the plan again with it; null if nothing is there to correct. */
export function composeCorrection(context: AnswerContext): Reply | null {
  const card = currentCard(context)
  const what = correctedFacts(context)
  if (card === undefined || what === '') return null
  return composeProblem(context, card, 'correction', {
    opener: { id: 'corrected', text: corrected(context, what) },
  })
}

/** Says what was corrected before an answer that was made again with it. */
export const sayCorrected = (context: AnswerContext, again: Reply): Reply => ({
  ...again,
  text: `${corrected(context, correctedFacts(context))}\n\n${again.text}`,
  trace: { ...again.trace, act: 'correction' },
})
