import type { CardId } from '#content/playbook/cards.ts'
import { searchTerms } from '../cards/card-index.ts'
import { fold } from '../reading/fold.ts'
import type { Reply } from '../strategist.ts'
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
import { alreadyTold, cardWords, currentCard, lastAsked, type Telling } from './telling.ts'

const FIRST = /\b(?:first|1|one|1st|former|primeir[oa]|um|uma|primer[oa]?|uno|una)\b/
const SECOND = /\b(?:second|2|two|2nd|latter|last|segund[oa]|dois|duas|dos|ultim[oa])\b/

/** Which of the two readings the member meant; null where there was no choice or they chose neither. */
function chosenReading(telling: Telling): CardId | null {
  const cards = telling.last?.trace?.cards ?? []
  const [one, two] = cards
  if (lastAsked(telling) !== 'card' || one === undefined || two === undefined) return null
  const { language, message } = telling.question
  const said = new Set(searchTerms(message, language))
  const hits = (card: CardId): number =>
    searchTerms(cardWords(telling, card).title, language).filter((term) => said.has(term)).length
  if (hits(one) !== hits(two)) return hits(one) > hits(two) ? one : two
  const folded = fold(message)
  if (FIRST.test(folded) === SECOND.test(folded)) return null
  return FIRST.test(folded) ? one : two
}

/** What the answer itself is about comes first, where another card speaks of that; then what is left of this one. */
function nextSteps(telling: Telling, card: CardId): TimedStep[] {
  const { message, language } = telling.question
  const left = byWhatWasSaid(freshSteps(telling, card), message, language)
  const rest = left.length > 0 ? left : stepsLeft(telling, card, CLOSE_PARTS)
  // One step of its own is worth more than two with one for any plan.
  const own = rest.length > 0 ? rest : closeSteps(telling, card, [])
  const near = nearbyCard(telling, card)
  const [named] = near ? byWhatWasSaid(freshCloseUps(telling, near, CLOSE_PARTS), message, language) : []
  if (named === undefined || own.some(({ text }) => text === named.text)) return own
  return oneAfterTheOther([named, ...own.slice(0, 1)])
}

/** Goes on with the card: what was left of it, else the same from near, with its days. */
function goOn(telling: Telling, card: CardId): Reply | null {
  const { confidence } = telling.reading.said
  const kind = isNewDate(telling) ? 'dated' : confidence === undefined ? 'answer' : 'scaled'
  const steps = nextSteps(telling, card)
  if (steps.length === 0) return null
  return planAnswer(telling, 'answer', {
    card,
    opener: chooseOpener(telling, [kind, 'answer']),
    asked: kind === 'scaled' ? { text: ask(telling, 'notch'), asked: 'card' } : chooseQuestion(telling, card),
    heading: 'next',
    insight: false,
    metric: !alreadyTold(telling, cardWords(telling, card).metric),
    steps,
    rule: freshRule(telling, card),
    keep: stepsOf(telling, card),
  })
}

/** A day that was not reckoned with yet. */
const isNewDate = ({ reading, woven, last }: Telling): boolean =>
  reading.said.event_date !== undefined && woven.date !== undefined && !(last?.content.includes(woven.date) ?? false)

const GOOD_NUMBER = 6

/** What was asked for has come: it is used, not merely acknowledged. */
export function composeAfterAnswer(telling: Telling, next: CardId): Reply {
  const { said } = telling.reading
  if (lastAsked(telling) === 'commitment') {
    const went = said.confidence ?? GOOD_NUMBER
    return went >= GOOD_NUMBER ? composeProgress(telling, next) : composeFailure(telling)
  }
  // Two readings were offered: without a choice the matter is still open.
  const isOpen = (telling.last?.trace?.cards.length ?? 0) > 1
  const card = chosenReading(telling) ?? (isOpen ? undefined : currentCard(telling))
  const reply = card === undefined ? null : goOn(telling, card)
  if (reply) return reply
  const opener = said.event_date !== undefined ? 'dated' : said.confidence !== undefined ? 'scaled' : 'answer'
  return composeProblem(telling, next, 'answer', [opener, 'answer'])
}
