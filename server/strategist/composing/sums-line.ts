import { READING_LABELS } from '#content/reading/labels/labels.ts'
import { sumsIn } from '../knowledge/sums/sums.ts'
import { toldSoFar } from '../reading/corrected-facts.ts'
import { fold } from '../reading/fold.ts'
import type { AnswerContext } from './answer-context.ts'

/** "How many members do I need then?": a question for a number that those of an earlier message answer. */
const ASKS_FOR_NUMBER =
  /\b(?:how (?:many|much)|what(?:'s| is| would be) the (?:sum|total|number)|quant[oa]s?|cuant[oa]s?|da quanto|quanto da)\b/

/** The calculation with the member's numbers, as one paragraph; undefined without one. */
export function sums({ question }: AnswerContext): string | undefined {
  const { message, language, today } = question
  const earlier = toldSoFar(question).map(({ content }) => content)
  const isAskedAgain = !/\d/.test(message) && ASKS_FOR_NUMBER.test(fold(message))
  const told = isAskedAgain ? (earlier.findLast((text) => /\d/.test(text)) ?? message) : message
  const lines = sumsIn(told, language, today, earlier)
  return lines.length === 0 ? undefined : `**${READING_LABELS[language].parts.the_sum}:** ${lines.join(' ')}`
}
