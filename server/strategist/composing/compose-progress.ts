import type { CardId } from '#content/playbook/cards.ts'
import type { Reply } from '../strategist.ts'
import { streakAside } from './asides.ts'
import { closeSteps, freshSteps, stepsLeft, stepsOf, type TimedStep } from './card-parts.ts'
import { chooseOpener } from './choose-opener.ts'
import { ask, chooseQuestion } from './choose-question.ts'
import { freshRule } from './if-then-rules.ts'
import { planAnswer } from './plan-answer.ts'
import { alreadyTold, cardWords, currentCard, lastAsked, type Telling } from './telling.ts'

/** What the card still holds; else words for it, and the same thing one notch up. */
function nextNotch(telling: Telling, card: CardId): TimedStep[] {
  const left = freshSteps(telling, card)
  if (left.length > 0) return left
  const words = stepsLeft(telling, card, ['words', 'other', 'small'], 1)
  const raises = telling.choice
    .shuffle(telling.phrases.raise)
    .filter((text) => !alreadyTold(telling, text))
    .map((text): TimedStep => ({ text, time: 'week' }))
  return [...words, ...raises, ...closeSteps(telling, card, [])].slice(0, 2)
}

/** Done: it counts, it gets a number, and the next notch follows. */
export function composeProgress(telling: Telling, next: CardId): Reply {
  const current = currentCard(telling)
  const card = current ?? next
  const { confidence } = telling.reading.said
  const opener = chooseOpener(telling, confidence === undefined ? ['progress'] : ['scaled', 'progress'])
  const aside = streakAside(telling)
  const steps = current === undefined ? stepsOf(telling, card).slice(0, 2) : nextNotch(telling, card)
  const asked =
    confidence === undefined
      ? { text: ask(telling, 'progress'), asked: 'confidence' as const }
      : chooseQuestion(telling, card)
  return planAnswer(telling, telling.reading.act, {
    card,
    opener,
    aside,
    asked,
    steps,
    heading: 'next',
    insight: current === undefined,
    metric: !alreadyTold(telling, cardWords(telling, card).metric),
    rule: freshRule(telling, card),
    ...(current === undefined ? {} : { keep: stepsOf(telling, card) }),
  })
}

/** Not done: no blame, a way back, and a smaller try. What was undertaken elsewhere has no card here. */
export function composeFailure(telling: Telling): Reply {
  const current = lastAsked(telling) === 'commitment' ? undefined : currentCard(telling)
  const card = current ?? 'setback-recovery'
  const opener = chooseOpener(telling, ['failure'])
  const nearer = (): TimedStep[] => [
    ...closeSteps(telling, card, ['small', 'other', 'words'], 1),
    ...closeSteps(telling, 'setback-recovery', ['other', 'words'], 1).map(asLater),
  ]
  const steps = current === undefined ? stepsOf(telling, card).slice(0, 2) : nearer()
  return planAnswer(telling, telling.reading.act, {
    card,
    opener,
    asked: chooseQuestion(telling, card),
    steps,
    heading: 'next',
    insight: current === undefined,
    metric: current === undefined,
    rule: freshRule(telling, card),
  })
}

const asLater = ({ text }: TimedStep): TimedStep => ({ text, time: 'week' })
