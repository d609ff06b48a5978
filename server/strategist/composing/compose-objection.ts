import type { CardId } from '#content/playbook/cards.ts'
import { fold } from '../reading/fold.ts'
import type { Reply } from '../strategist.ts'
import { closeSteps, stepsOf } from './card-parts.ts'
import { chooseOpener } from './choose-opener.ts'
import { chooseQuestion } from './choose-question.ts'
import { freshRule, ruleOf } from './if-then-rules.ts'
import type { Objection } from './phrases/phrases.ts'
import { planAnswer } from './plan-answer.ts'
import { currentCard, type Telling } from './telling.ts'

const NO_TIME = /\b(?:time|busy|hours?|tempo|hora|horas|corrido|correria|tiempo|ocupad[oa]|agenda|schedule)\b/
const TRIED =
  /\b(?:tried|already (?:do|did|done)|tentei|ja (?:fiz|faco|testei)|intente|probe|he probado|ya (?:hice|hago|lo)|did that)\b/

function objectionIn(message: string): Objection {
  const folded = fold(message)
  if (TRIED.test(folded)) return 'tried'
  return NO_TIME.test(folded) ? 'noTime' : 'doubt'
}

/** The objection is named and changes something: another road through the same matter, then another card. */
export function composeObjection(telling: Telling, next: CardId): Reply {
  const kind = objectionIn(telling.question.message)
  const opener = chooseOpener(telling, [kind, 'doubt'])
  const current = currentCard(telling)
  const steps = current === undefined ? [] : closeSteps(telling, current, ['other', 'small', 'words'])
  if (current !== undefined && steps.length === 2) {
    return planAnswer(telling, 'objection', {
      card: current,
      opener,
      steps,
      heading: 'next',
      insight: false,
      metric: false,
      rule: freshRule(telling, current),
      asked: chooseQuestion(telling, current),
    })
  }
  return planAnswer(telling, 'objection', {
    card: next,
    opener,
    steps: stepsOf(telling, next).slice(0, 2),
    heading: 'next',
    rule: ruleOf(telling, next),
    asked: chooseQuestion(telling, next),
  })
}
