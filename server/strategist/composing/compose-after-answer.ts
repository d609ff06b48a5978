import type { CardId } from '#content/playbook/cards.ts'
import { searchTerms } from '../cards/card-index.ts'
import { fold } from '../reading/fold.ts'
import type { Reply } from '../strategist.ts'
import { type AnswerContext, alreadyTold, cardWords, currentCard, lastAsked } from './answer-context.ts'
import {
  byWhatWasSaid,
  CLOSE_PARTS,
  closeSteps,
  freshCloseUps,
  freshSteps,
  oneAfterTheOther,
  stepsLeft,
  stepsOf,
  type TimedStep,
} from './card-parts.ts'
import { chooseOpener } from './choose-opener.ts'
import { ask, chooseQuestion } from './choose-question.ts'
import { composeProblem } from './compose-problem.ts'
import { composeFailure, composeProgress } from './compose-progress.ts'
import { freshRule } from './if-then-rules.ts'
import { nearbyCard } from './nearby-card.ts'
import { planAnswer } from './plan-answer.ts'

const FIRST = /\b(?:first|1|one|1st|former|primeir[oa]|um|uma|primer[oa]?|uno|una)\b/
const SECOND = /\b(?:second|2|two|2nd|latter|last|segund[oa]|dois|duas|dos|ultim[oa])\b/

/** Which of the two offered readings the member chose; null without an offer or a choice. */
function chosenReading(context: AnswerContext): CardId | null {
  const cards = context.last?.trace?.cards ?? []
  const [one, two] = cards
  if (lastAsked(context) !== 'card' || one === undefined || two === undefined) return null
  const { language, message } = context.question
  const said = new Set(searchTerms(message, language))
  const hits = (card: CardId): number =>
    searchTerms(cardWords(context, card).title, language).filter((term) => said.has(term)).length
  if (hits(one) !== hits(two)) return hits(one) > hits(two) ? one : two
  const folded = fold(message)
  if (FIRST.test(folded) === SECOND.test(folded)) return null
  return FIRST.test(folded) ? one : two
}

/** Steps of another card that matches the reply come first; then the remaining ones of this card. */
function nextSteps(context: AnswerContext, card: CardId): TimedStep[] {
  const { message, language } = context.question
  const left = byWhatWasSaid(freshSteps(context, card), message, language)
  const rest = left.length > 0 ? left : stepsLeft(context, card, CLOSE_PARTS)
  // One step of the card is better than two of which one is general.
  const own = rest.length > 0 ? rest : closeSteps(context, card, [])
  const near = nearbyCard(context, card)
  const [named] = near ? byWhatWasSaid(freshCloseUps(context, near, CLOSE_PARTS), message, language) : []
  if (named === undefined || own.some(({ text }) => text === named.text)) return own
  return oneAfterTheOther([named, ...own.slice(0, 1)])
}

/** Continues the card: its remaining steps, else its close-up, with dates. */
function goOn(context: AnswerContext, card: CardId): Reply | null {
  const { confidence } = context.reading.said
  const kind = isNewDate(context) ? 'dated' : confidence === undefined ? 'answer' : 'scaled'
  const steps = nextSteps(context, card)
  if (steps.length === 0) return null
  return planAnswer(context, 'answer', {
    card,
    opener: chooseOpener(context, [kind, 'answer']),
    asked: kind === 'scaled' ? { text: ask(context, 'notch'), asked: 'card' } : chooseQuestion(context, card),
    heading: 'next',
    insight: false,
    metric: !alreadyTold(context, cardWords(context, card).metric),
    steps,
    rule: freshRule(context, card),
    keep: stepsOf(context, card),
  })
}

/** Whether the date is new to the plan. */
const isNewDate = ({ reading, placeholders, last }: AnswerContext): boolean =>
  reading.said.event_date !== undefined &&
  placeholders.date !== undefined &&
  !(last?.content.includes(placeholders.date) ?? false)

const GOOD_NUMBER = 6

/** The member answered our question: the answer is used, not only acknowledged. */
export function composeAfterAnswer(context: AnswerContext, next: CardId): Reply {
  const { said } = context.reading
  if (lastAsked(context) === 'commitment') {
    const went = said.confidence ?? GOOD_NUMBER
    return went >= GOOD_NUMBER ? composeProgress(context, next) : composeFailure(context)
  }
  // Two readings were offered: without a choice the problem is still open.
  const isOpen = (context.last?.trace?.cards.length ?? 0) > 1
  const card = chosenReading(context) ?? (isOpen ? undefined : currentCard(context))
  const reply = card === undefined ? null : goOn(context, card)
  if (reply) return reply
  const opener = said.event_date !== undefined ? 'dated' : said.confidence !== undefined ? 'scaled' : 'answer'
  return composeProblem(context, next, 'answer', [opener, 'answer'])
}
