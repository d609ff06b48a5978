import type { CardId } from '#content/playbook/cards.ts'
import type { Reply } from '../strategist.ts'
import { type AnswerContext, alreadyTold, cardWords, currentCard, lastAsked } from './answer-context.ts'
import { byWhatWasSaid, CLOSE_PARTS, closeSteps, freshSteps, stepsOf } from './card-parts.ts'
import { chooseOpener } from './choose-opener.ts'
import { ask, chooseQuestion } from './choose-question.ts'
import { composeProblem } from './compose-problem.ts'
import { composeFailure, composeProgress } from './compose-progress.ts'
import { freshRule } from './if-then-rules.ts'
import { planAnswer } from './plan-answer.ts'

/** Continues the card: its remaining steps, else its close-up, with dates; null if nothing of it is left. */
function goOn(context: AnswerContext, card: CardId): Reply | null {
  const { message, language } = context.question
  const { confidence } = context.reading.said
  const kind = isNewDate(context) ? 'dated' : confidence === undefined ? 'answer' : 'scaled'
  const left = byWhatWasSaid(freshSteps(context, card), message, language)
  const steps = left.length > 0 ? left : closeSteps(context, card, CLOSE_PARTS)
  if (steps.length === 0) return null
  return planAnswer(context, 'answer', {
    card,
    opener: chooseOpener(context, [kind, 'answer']),
    asked: kind === 'scaled' ? { text: ask(context, 'notch'), asked: 'card' } : chooseQuestion(context, card),
    heading: 'next',
    insight: false,
    metric: !alreadyTold(context, cardWords(context, card).metric),
    steps,
    rule: freshRule(context, card),
    keep: stepsOf(context, card),
  })
}

/** Whether the date is new to the plan. */
const isNewDate = ({ reading, placeholders, last }: AnswerContext): boolean =>
  reading.said.event_date !== undefined &&
  placeholders.date !== undefined &&
  !(last?.content.includes(placeholders.date) ?? false)

const GOOD_NUMBER = 6

/** The member answered our question, or told more: it is used, not only acknowledged. Null if the card has nothing left. */
export function composeAfterAnswer(context: AnswerContext, next: CardId): Reply | null {
  const { said } = context.reading
  if (lastAsked(context) === 'commitment') {
    const went = said.confidence ?? GOOD_NUMBER
    return went >= GOOD_NUMBER ? composeProgress(context, next) : composeFailure(context)
  }
  const card = currentCard(context)
  return card === undefined ? composeAnew(context, next) : goOn(context, card)
}

/** What was told shows that another card fits better. */
export function composeAnew(context: AnswerContext, next: CardId): Reply {
  const { said } = context.reading
  const opener = said.event_date !== undefined ? 'dated' : said.confidence !== undefined ? 'scaled' : 'answer'
  return composeProblem(context, next, 'answer', { openers: [opener, 'answer'] })
}
