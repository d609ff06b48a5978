import type { CardId } from '#content/playbook/cards.ts'
import type { DialogueAct, Reply } from '../strategist.ts'
import type { AnswerContext } from './answer-context.ts'
import { chooseAside } from './asides.ts'
import { stepsOf } from './card-parts.ts'
import { chooseOpener } from './choose-opener.ts'
import { chooseQuestion, followThrough, missesDate } from './choose-question.ts'
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

/** Warm or direct personas use such openers half of the time. */
function openersFor({ persona, choice }: AnswerContext): OpenerKind[] {
  if (persona.temper === 'plain' || choice.number(2) === 0) return ['problem']
  return [persona.temper, 'problem']
}

/** The member's words, one insight, dated steps, a measure, a rule, one question. */
export function composeProblem(
  context: AnswerContext,
  card: CardId,
  act: DialogueAct = 'new-problem',
  openers: readonly OpenerKind[] = isTender(card) ? ['tender'] : openersFor(context),
): Reply {
  const lead = act === 'new-problem' ? followThrough(context) : undefined
  const opener = chooseOpener(context, openers)
  const aside = chooseAside(context)
  const rule = ruleOf(context, card)
  const all = stepsOf(context, card)
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
    })
  }
  const most = mostSteps(context)
  const steps = most >= all.length ? all : [...all.slice(0, most - 1), ...all.slice(-1)]
  const asked = lead === undefined ? chooseQuestion(context, card) : { text: '', asked: 'commitment' as const }
  return planAnswer(context, act, {
    card,
    opener,
    aside,
    rule,
    asked,
    heading: 'plan',
    steps,
    ...(lead ? { lead } : {}),
  })
}
