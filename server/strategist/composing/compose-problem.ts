import type { CardId } from '#content/playbook/cards.ts'
import { READING_LABELS } from '#content/reading/labels/labels.ts'
import { allowedCards, cardsOf } from '../cards/find-cards.ts'
import type { DialogueAct, Reply } from '../strategist.ts'
import { type AnswerContext, alreadyTold, cardWords } from './answer-context.ts'
import { chooseAside } from './asides.ts'
import { firstMove, stepsOf, type TimedStep } from './card-parts.ts'
import { chooseOpener, type Opener } from './choose-opener.ts'
import { chooseQuestion, followThrough, missesDate } from './choose-question.ts'
import { say, talkReply } from './compose-talk.ts'
import { ruleOf } from './if-then-rules.ts'
import type { OpenerKind } from './phrases/phrases.ts'
import { planAnswer } from './plan-answer.ts'
import { isTender } from './tender-cards.ts'

const FEW_HOURS = 3

/** The number of steps: that of the persona, fewer for a member with little time. */
function mostSteps({ persona, reading }: AnswerContext): number {
  const hours = reading.slots.hours_a_week
  return hours !== undefined && hours <= FEW_HOURS ? 2 : persona.most_steps
}

/** Below this share a second matter is chance. */
const SECOND_MATTER = 0.4

/** One step for a second matter of the same message; undefined without one. */
function secondMatter(context: AnswerContext, card: CardId): string | undefined {
  const { question, reading } = context
  const [first, second] = reading.matters
  if (!first || !second || second.share < SECOND_MATTER) return undefined
  const [other] = cardsOf(second.concept, question, reading)
  if (other === undefined || other === card || isTender(other) || !allowedCards(question)(other)) return undefined
  const lead = say(context, 'alsoThis', { matter: READING_LABELS[question.language].matters[second.concept] })
  return `${lead} ${cardWords(context, other).close_up[0]}`
}

/** The coach's own first step, then those of the card. */
function withFirstMove(context: AnswerContext, steps: readonly TimedStep[]): TimedStep[] {
  const matter = context.reading.matters[0]?.concept
  const move = matter === undefined ? [] : firstMove(context, matter)
  return [...move, ...steps.slice(move.length > 0 && steps[0]?.time === 'today' ? 1 : 0)]
}

/** Warm or direct personas use such openers half of the time. */
function openersFor({ persona, choice }: AnswerContext): OpenerKind[] {
  if (persona.temper === 'plain' || choice.number(2) === 0) return ['problem']
  return [persona.temper, 'problem']
}

interface ProblemOptions {
  openers?: readonly OpenerKind[]
  /** Instead of one that is chosen. */
  opener?: Opener
  /** Said in place of the card's insight: the answer to what was told. */
  answer?: string | undefined
}

/** For grief and the like: no steps, only what may help to hear, and one question. */
export function composeComfort(context: AnswerContext, card: CardId): Reply {
  const { why, question } = cardWords(context, card)
  const opener = chooseOpener(context, ['tender'])
  const asked = alreadyTold(context, question) ? undefined : question
  return talkReply(context, [opener.text, alreadyTold(context, why) ? undefined : why, asked], {
    cards: [card],
    opener: opener.id,
    asked: asked === undefined ? null : 'card',
  })
}

/** The member's words, one insight, dated steps, a measure, a rule, one question. */
export function composeProblem(
  context: AnswerContext,
  card: CardId,
  act: DialogueAct = 'new-problem',
  { openers = isTender(card) ? ['tender'] : openersFor(context), answer, ...given }: ProblemOptions = {},
): Reply {
  const isNew = act === 'new-problem' || act === 'question'
  const lead = isNew ? followThrough(context) : undefined
  const chosen = given.opener ?? chooseOpener(context, openers)
  const opener = answer === undefined ? chosen : { ...chosen, text: `${chosen.text}\n\n${answer}` }
  const aside = chooseAside(context)
  const rule = ruleOf(context, card)
  const steps = stepsOf(context, card)
  const all = isNew ? withFirstMove(context, steps) : steps
  const also = isNew ? secondMatter(context, card) : undefined
  if (lead === undefined && missesDate(context, card)) {
    const asked = chooseQuestion(context, card)
    return planAnswer(context, act, {
      card,
      opener,
      aside,
      rule,
      asked,
      heading: 'first',
      steps: all.slice(0, 1),
      metric: false,
      insight: answer === undefined,
    })
  }
  const most = mostSteps(context)
  const few = most >= all.length ? all : [...all.slice(0, most - 1), ...all.slice(-1)]
  const asked = lead === undefined ? chooseQuestion(context, card) : { text: '', asked: 'commitment' as const }
  return planAnswer(context, act, {
    card,
    opener,
    aside,
    rule,
    asked,
    heading: 'plan',
    steps: few,
    insight: answer === undefined,
    ...(lead ? { lead } : {}),
    ...(also ? { also } : {}),
  })
}
