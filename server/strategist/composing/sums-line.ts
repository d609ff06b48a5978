import { READING_LABELS } from '#content/reading/labels/labels.ts'
import { sumsIn } from '../knowledge/sums/sums.ts'
import { toldSoFar } from '../reading/corrected-facts.ts'
import { fold } from '../reading/fold.ts'
import type { AnswerContext } from './answer-context.ts'

/** "How many members do I need then?": a question for a number that those of earlier messages answer. */
const ASKS_FOR_NUMBER = /\b(?:how (?:many|much)|quant[oa]s?|cuant[oa]s?|da quanto|quanto da)\b/

const paragraph = (lines: readonly string[], { question }: AnswerContext): string | undefined =>
  lines.length === 0 ? undefined : `**${READING_LABELS[question.language].parts.the_sum}:** ${lines.join(' ')}`

/** The calculation with the numbers of the whole conversation, as they were put right; undefined without one. */
export function sumOfTalk(context: AnswerContext): string | undefined {
  const { language, today } = context.question
  const told = toldSoFar(context.question).map(({ content }) => content)
  // Numbers that stand in several messages belong together, if they do not contradict each other.
  const texts = [told.join('\n'), ...told.toReversed()]
  for (const text of texts) {
    const lines = sumsIn(text, language, today, told)
    if (lines.length > 0) return paragraph(lines, context)
  }
  return undefined
}

/** The calculation with the member's numbers, as one paragraph; undefined without one. */
export function sums(context: AnswerContext): string | undefined {
  const { message, language, today } = context.question
  if (!/\d/.test(message) && ASKS_FOR_NUMBER.test(fold(message))) return sumOfTalk(context)
  const earlier = toldSoFar(context.question).map(({ content }) => content)
  return paragraph(sumsIn(message, language, today, earlier), context)
}
