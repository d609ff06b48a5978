import type { CardId } from '#content/playbook/cards.ts'
import { fold } from '../reading/fold.ts'
import type { Reply } from '../strategist.ts'
import { type AnswerContext, currentCard } from './answer-context.ts'
import { closeSteps, stepsOf } from './card-parts.ts'
import { chooseOpener } from './choose-opener.ts'
import { chooseQuestion } from './choose-question.ts'
import { freshRule, ruleOf } from './if-then-rules.ts'
import type { Objection } from './phrases/phrases.ts'
import { planAnswer } from './plan-answer.ts'

const NO_TIME = /\b(?:time|busy|hours?|tempo|hora|horas|corrido|correria|tiempo|ocupad[oa]|agenda|schedule)\b/
const TRIED =
  /\b(?:tried|already (?:do|did|done)|tentei|ja (?:fiz|faco|testei)|intente|probe|he probado|ya (?:hice|hago|lo)|did that)\b/

function objectionIn(message: string): Objection {
  const folded = fold(message)
  if (TRIED.test(folded)) return 'tried'
  return NO_TIME.test(folded) ? 'noTime' : 'doubt'
}

/** Names the objection and changes the plan: another approach on the same card, then another card. */
export function composeObjection(context: AnswerContext, next: CardId): Reply {
  const kind = objectionIn(context.question.message)
  const opener = chooseOpener(context, [kind, 'doubt'])
  const current = currentCard(context)
  const steps = current === undefined ? [] : closeSteps(context, current, ['other', 'small', 'words'])
  if (current !== undefined && steps.length > 0) {
    return planAnswer(context, 'objection', {
      card: current,
      opener,
      steps,
      heading: 'next',
      insight: false,
      metric: false,
      rule: freshRule(context, current),
      asked: chooseQuestion(context, current),
    })
  }
  return planAnswer(context, 'objection', {
    card: next,
    opener,
    steps: stepsOf(context, next).slice(0, 2),
    heading: 'next',
    rule: ruleOf(context, next),
    asked: chooseQuestion(context, next),
  })
}
