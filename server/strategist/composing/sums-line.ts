import { READING_LABELS } from '#content/reading/labels/labels.ts'
import { sumsIn } from '../knowledge/sums.ts'
import type { AnswerContext } from './answer-context.ts'

/** The calculation with the member's numbers, as one paragraph; undefined without one. */
export function sums({ question: { message, language } }: AnswerContext): string | undefined {
  const lines = sumsIn(message, language)
  return lines.length === 0 ? undefined : `**${READING_LABELS[language].parts.the_sum}:** ${lines.join(' ')}`
}
