import type { CardId } from '#content/playbook/cards.ts'
import { fold } from '../reading/fold.ts'
import type { Reply } from '../strategist.ts'
import { freshRule, piecesOf } from './card-parts.ts'
import { chooseOpener } from './choose-opener.ts'
import { ask } from './choose-question.ts'
import { composeProblem } from './compose-problem.ts'
import { planAnswer } from './plan-answer.ts'
import { alreadyTold, cardWords, currentCard, type Telling } from './telling.ts'

const STEP_NAMES: readonly RegExp[] = [
  /\b(?:1|first|primeir[oa]|primer[oa]?|um|uno)\b/,
  /\b(?:2|second|segund[oa]|dois|dos)\b/,
  /\b(?:3|third|terceir[oa]|tercer[oa]?|tres|last|ultim[oa])\b/,
]

/** The step they name, or the first, by its number in the answer they read. */
function namedStep({ question, last }: Telling): { number: number; text: string | undefined } {
  const number = Math.max(
    0,
    STEP_NAMES.findIndex((name) => name.test(fold(question.message))),
  )
  const listed = [...(last?.content ?? '').matchAll(/^\d\. \*\*.+?\*\* (.+)$/gm)].map(([, text]) => text)
  return { number, text: listed[number]?.replace(/…$/, '') }
}

/** A step taken apart: the whole of it, then three smaller pieces with days and words to say. */
export function composeDetail(telling: Telling, next: CardId): Reply {
  const card = currentCard(telling)
  if (card === undefined) return composeProblem(telling, next, 'wants-detail')
  const words = cardWords(telling, card)
  const steps = piecesOf(telling, card)
  // Whoever asks on after that needs another way in, not the same pieces again.
  if (steps === null) return composeProblem(telling, next, 'wants-detail', ['deeper'])
  const { number, text: shown } = namedStep(telling)
  const opener = chooseOpener(telling, ['detail'], {
    step: String(number + 1),
    step_text: words.steps.find((step) => shown !== undefined && step.startsWith(shown)) ?? shown ?? words.steps[0],
  })
  const question = alreadyTold(telling, words.question) ? ask(telling, 'piece') : words.question
  return planAnswer(telling, 'wants-detail', {
    card,
    opener,
    steps,
    heading: 'pieces',
    insight: false,
    metric: !alreadyTold(telling, words.metric),
    rule: freshRule(telling, card),
    asked: { text: question, asked: 'card' },
  })
}
