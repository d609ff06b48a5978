import type { CardId } from '#content/playbook/cards.ts'
import type { Language } from '#contract/language.ts'
import { fold } from '../reading/fold.ts'
import { FOLLOW_UP_PHRASES } from '../reading/follow-up-phrases.ts'
import type { Reply } from '../strategist.ts'
import { type AnswerContext, alreadyTold, cardWords, currentCard, lastAsked } from './answer-context.ts'
import { progressAside } from './asides.ts'
import { closeSteps, freshSteps, stepsOf, type TimedStep } from './card-parts.ts'
import { chooseOpener } from './choose-opener.ts'
import { ask, chooseQuestion } from './choose-question.ts'
import { freshRule } from './if-then-rules.ts'
import { planAnswer } from './plan-answer.ts'

/** The remaining steps of the card; else words to say and a harder version of the same. */
function nextNotch(context: AnswerContext, card: CardId): TimedStep[] {
  const left = freshSteps(context, card)
  if (left.length > 0) return left
  const words = closeSteps(context, card, ['words', 'other', 'small'], 1)
  const raises = context.choice
    .shuffle(context.phrases.raise)
    .filter((text) => !alreadyTold(context, text))
    .map((text): TimedStep => ({ text, time: 'week' }))
  return [...words, ...raises].slice(0, 2)
}

/** For a success: acknowledges it, asks for a number, and gives the next level. */
export function composeProgress(context: AnswerContext, next: CardId): Reply {
  const current = currentCard(context)
  const card = current ?? next
  const { confidence } = context.reading.said
  const opener = chooseOpener(context, confidence === undefined ? ['progress'] : ['scaled', 'progress'])
  const aside = progressAside(context)
  const steps = current === undefined ? stepsOf(context, card).slice(0, 2) : nextNotch(context, card)
  const asked =
    confidence === undefined
      ? { text: ask(context, 'progress'), asked: 'confidence' as const }
      : chooseQuestion(context, card)
  return planAnswer(context, context.reading.act, {
    card,
    opener,
    aside,
    asked,
    steps,
    heading: 'next',
    insight: current === undefined,
    metric: !alreadyTold(context, cardWords(context, card).metric),
    rule: freshRule(context, card),
    ...(current === undefined ? {} : { keep: stepsOf(context, card) }),
  })
}

/** For a failure: no blame, a way back, and a smaller try. A commitment from elsewhere has no card here. */
export function composeFailure(context: AnswerContext): Reply {
  const current = lastAsked(context) === 'commitment' ? undefined : currentCard(context)
  const card = current ?? 'setback-recovery'
  const opener = chooseOpener(context, ['failure'])
  const nearer = (): TimedStep[] => [
    ...closeSteps(context, card, ['small', 'other', 'words'], 1),
    ...closeSteps(context, 'setback-recovery', ['other', 'words'], 1).map(asLater),
  ]
  const steps = current === undefined ? stepsOf(context, card).slice(0, 2) : nearer()
  return planAnswer(context, context.reading.act, {
    card,
    opener,
    asked: chooseQuestion(context, card),
    steps,
    heading: 'next',
    insight: current === undefined,
    metric: current === undefined,
    rule: freshRule(context, card),
  })
}

const asLater = ({ text }: TimedStep): TimedStep => ({ text, time: 'week' })

const FAILED =
  /\b(?:failed|gave up|nothing worked|desisti|perdi|nao (?:consegui|fiz|deu|rolou|treinei)|no (?:pude|logre|hice|funciono|salio|entrene|consegui)|fracase|me rendi)\b/

/** Whether a report says that it was not done. */
export function readsAsFailure(message: string, language: Language): boolean {
  const folded = fold(message)
  return FAILED.test(folded) || FOLLOW_UP_PHRASES[language].slip.test(folded)
}
