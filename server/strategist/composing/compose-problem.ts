import type { CardId } from '#content/playbook/cards.ts'
import type { DialogueAct, Reply } from '../strategist.ts'
import { chooseAside } from './asides.ts'
import { stepsOf } from './card-parts.ts'
import { chooseOpener } from './choose-opener.ts'
import { chooseQuestion, missesDate } from './choose-question.ts'
import { followThrough } from './follow-through.ts'
import { ruleOf } from './if-then-rules.ts'
import type { OpenerKind } from './phrases/phrases.ts'
import { planAnswer } from './plan-answer.ts'
import type { Telling } from './telling.ts'
import { isTender } from './tender-cards.ts'

const FEW_HOURS = 3

/** How many steps someone can carry: what the persona gives, less for whoever has little time. */
function mostSteps({ persona, reading }: Telling): number {
  const hours = reading.slots.hours_a_week
  return hours !== undefined && hours <= FEW_HOURS ? 2 : persona.most_steps
}

/** Whoever is warm or direct opens so half of the time: a manner, not a mask. */
function openersFor({ persona, choice }: Telling): OpenerKind[] {
  if (persona.temper === 'plain' || choice.number(2) === 0) return ['problem']
  return [persona.temper, 'problem']
}

/** Their words, one insight, dated steps, a measure, a rule, one question. */
export function composeProblem(
  telling: Telling,
  card: CardId,
  act: DialogueAct = 'new-problem',
  openers: readonly OpenerKind[] = isTender(card) ? ['tender'] : openersFor(telling),
): Reply {
  const lead = act === 'new-problem' ? followThrough(telling) : undefined
  const opener = chooseOpener(telling, openers)
  const aside = chooseAside(telling)
  const rule = ruleOf(telling, card)
  const all = stepsOf(telling, card)
  if (lead === undefined && missesDate(telling, card)) {
    const asked = chooseQuestion(telling, card)
    return planAnswer(telling, act, {
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
  const most = mostSteps(telling)
  const steps = most >= all.length ? all : [...all.slice(0, most - 1), ...all.slice(-1)]
  const asked = lead === undefined ? chooseQuestion(telling, card) : { text: '', asked: 'commitment' as const }
  return planAnswer(telling, act, {
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
