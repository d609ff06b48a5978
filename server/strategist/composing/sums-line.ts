import { READING_LABELS } from '#content/reading/labels/labels.ts'
import { sumsIn } from '../knowledge/sums/sums.ts'
import type { AnswerContext } from './answer-context.ts'

/** The calculation with the member's numbers, as one paragraph; undefined without one. */
export function sums({ question }: AnswerContext): string | undefined {
  const { message, language, today, history } = question
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content)
  const lines = sumsIn(message, language, today, earlier)
  return lines.length === 0 ? undefined : `**${READING_LABELS[language].parts.the_sum}:** ${lines.join(' ')}`
}
