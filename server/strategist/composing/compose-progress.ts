import type { CardId } from '#content/playbook/cards.ts'
import { recentCards } from '../cards/find-cards.ts'
import type { Reply } from '../strategist.ts'
import { streakAside } from './asides.ts'
import { freshRule, freshSteps, stepsOf } from './card-parts.ts'
import { chooseOpener } from './choose-opener.ts'
import { ask, chooseQuestion } from './choose-question.ts'
import { planAnswer } from './plan-answer.ts'
import { currentCard, type Telling } from './telling.ts'

/** Done: it counts, it gets a number, and the next notch is what the card still holds. */
export function composeProgress(telling: Telling, next: CardId): Reply {
  const current = currentCard(telling)
  const left = current === undefined ? [] : freshSteps(telling, current)
  const card = current !== undefined && left.length > 0 ? current : next
  const goesOn = card === current
  const opener = chooseOpener(
    telling,
    telling.reading.said.confidence === undefined ? ['progress'] : ['scaled', 'progress'],
  )
  const aside = streakAside(telling)
  const asked =
    telling.reading.said.confidence === undefined
      ? { text: ask(telling, 'progress'), asked: 'confidence' as const }
      : chooseQuestion(telling, card)
  const steps = goesOn ? left : stepsOf(telling, card).slice(0, 2)
  return planAnswer(telling, telling.reading.act, {
    card,
    opener,
    aside,
    asked,
    steps,
    heading: 'next',
    insight: !goesOn,
    rule: freshRule(telling, card),
    ...(goesOn ? { keep: stepsOf(telling, card) } : {}),
  })
}

/** Not done: no blame, a way back, and a smaller try. */
export function composeFailure(telling: Telling, next: CardId): Reply {
  const card = recentCards(telling.question.history).has('setback-recovery') ? next : 'setback-recovery'
  const opener = chooseOpener(telling, ['failure'])
  return planAnswer(telling, telling.reading.act, {
    card,
    opener,
    asked: chooseQuestion(telling, card),
    steps: stepsOf(telling, card).slice(0, 2),
    heading: 'next',
    rule: freshRule(telling, card),
  })
}
