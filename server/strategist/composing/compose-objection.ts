import type { CardId } from '#content/playbook/cards.ts'
import { fold } from '../reading/fold.ts'
import type { Reply } from '../strategist.ts'
import { freshRule, inShort, ruleOf, stepsOf, type TimedStep } from './card-parts.ts'
import { chooseOpener } from './choose-opener.ts'
import { ask, chooseQuestion } from './choose-question.ts'
import type { Objection } from './phrases/phrases.ts'
import { planAnswer } from './plan-answer.ts'
import { alreadyTold, currentCard, type Telling } from './telling.ts'

const NO_TIME = /\b(?:time|busy|hours?|tempo|hora|horas|corrido|correria|tiempo|ocupad[oa]|agenda|schedule)\b/
const TRIED =
  /\b(?:tried|already (?:do|did|done)|tentei|ja (?:fiz|faco|testei)|intente|probe|he probado|ya (?:hice|hago|lo)|did that)\b/

export function objectionIn(message: string): Objection {
  const folded = fold(message)
  if (TRIED.test(folded)) return 'tried'
  return NO_TIME.test(folded) ? 'noTime' : 'doubt'
}

/** No time: the same steps, smaller. */
function smallerVersion(telling: Telling, card: CardId): Reply | null {
  const sizes = telling.choice.shuffle(telling.phrases.smaller).filter((way) => !alreadyTold(telling, way))
  const small = stepsOf(telling, card)
    .slice(0, 2)
    .map(inShort)
    .flatMap(({ text, time }, index): TimedStep[] => {
      const size = sizes[index]
      return size === undefined
        ? []
        : [{ time, text: `${size} ${text.replace(/^./u, (letter) => letter.toLowerCase())}` }]
    })
  if (small.length < 2) return null
  return planAnswer(telling, 'objection', {
    card,
    opener: chooseOpener(telling, ['noTime', 'doubt']),
    steps: small,
    heading: 'next',
    insight: false,
    metric: false,
    rule: freshRule(telling, card),
    asked: { text: ask(telling, 'obstacle'), asked: 'obstacle' },
  })
}

/** The objection is named and changes something: a smaller version, or another way altogether. */
export function composeObjection(telling: Telling, next: CardId): Reply {
  const kind = objectionIn(telling.question.message)
  const current = currentCard(telling)
  if (kind === 'noTime' && current !== undefined && telling.last?.trace?.act !== 'objection') {
    const reply = smallerVersion(telling, current)
    if (reply) return reply
  }
  const opener = chooseOpener(telling, [kind, 'doubt'])
  return planAnswer(telling, 'objection', {
    card: next,
    opener,
    steps: stepsOf(telling, next).slice(0, 2),
    heading: 'next',
    rule: ruleOf(telling, next),
    asked: chooseQuestion(telling, next),
  })
}
